import g from "../../mageknight/library";
export default g;
