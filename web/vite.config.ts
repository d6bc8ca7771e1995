import { defineConfig } from "vite";

const SERVER = "127.0.0.1:8765";

/** The scripts of a game carry its name: `games/mageknight/table.tsx` becomes `mageknight-table-HASH.js`. */
const ofGame = /\/games\/(\w+)\//;

/** What calls a table comes before everything else, in a script of its own. */
const EARLY = /src\/(wire\/early|guide\/learning|words\/lang)\.ts/;
/** Small parts that the table of more than one game needs. */
const PARTS = /src\/(ui\/(Zoom|useCamera|Whole)|words\/soften|table\/(Tabs|Log)|options\/drag\/drops|library\/GalleryLink|guide\/useHintedTab)/;
/** The drawings of a game that its board needs first. */
const LAND = /\/games\/\w+\/(art\/(sites|terrain|figures|tokens|icons|land)\.svg|art\/(pictures|heroes)\.ts|map\/(geometry|HexDrawing)|board\/geometry)/;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/tavola/server/static",
    emptyOutDir: true,
    // The server reads from it what a table fetches first.
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "src/wire/early.ts"],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "early", test: EARLY, priority: 4 },
            { name: "shell", tags: ["$initial"], priority: 3 },
            { name: "parts", test: PARTS, priority: 2 },
            { name: (id: string) => `${ofGame.exec(id)![1]}-land`, test: LAND, priority: 1 },
          ],
        },
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => {
          const games = new Set((facadeModuleId ? [facadeModuleId] : moduleIds).map((id) => ofGame.exec(id)?.[1]));
          const [game] = games;
          return game && games.size === 1 && !name.startsWith(game) ? `assets/${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
});
