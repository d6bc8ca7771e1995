import "./wire/early";
import { render } from "preact";
import { App } from "./App";
import { mountCrests } from "./art/crests";
import { mountCommonDrawings } from "./art/sprite";
import "./style/base.css";
import "./style/page.css";
import "./style/desk.css";
import "./style/side.css";
import "./style/phone.css";
import "./style/seats.css";
import "./guide/guide.css";
import "./story/story.css";

mountCommonDrawings();
mountCrests();
document.documentElement.dataset["time"] = "day";
render(<App />, document.getElementById("app")!);
