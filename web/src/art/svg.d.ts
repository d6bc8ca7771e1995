import "preact";

declare module "preact" {
  /** The presentation attribute that `currentColor` in the drawings reads. */
  interface SVGAttributes<Target extends EventTarget = SVGElement> {
    color?: string | undefined;
  }
}
