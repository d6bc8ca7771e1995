import { render } from "preact";
import { App } from "./App";
import { mountDrawings } from "./art/sprite";
import "./style/base.css";
import "./style/page.css";
import "./style/desk.css";
import "./style/map.css";
import "./style/cards.css";
import "./style/side.css";
import "./style/combat.css";
import "./style/phone.css";
import "./style/seats.css";

mountDrawings();
document.documentElement.dataset["time"] = "day";
render(<App />, document.getElementById("app")!);
