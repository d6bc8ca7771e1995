import { defineConfig } from "vite";

const SERVER = "127.0.0.1:8765";

/** The scripts of a game carry its name: `games/mageknight/table.tsx` becomes `mageknight-table-HASH.js`. */
const ofGame = /\/games\/(\w+)\//;

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
      output: {
        chunkFileNames: ({ facadeModuleId, moduleIds }) => {
          const games = new Set((facadeModuleId ? [facadeModuleId] : moduleIds).map((id) => ofGame.exec(id)?.[1]));
          const [game] = games;
          return game && games.size === 1 ? `assets/${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
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
