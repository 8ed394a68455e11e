/**
 * How the web app is built and served while it is being worked on. In development `/v1` (the API) and `/art` (posters
 * and portraits) and the glossary are passed on to a running portal; in production that same server hands out `dist/`.
 */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const portal = process.env.PORTAL_URL ?? 'http://localhost:8080';

/** The face of Latin text is asked for with the first script, before a style sheet names it. */
const fontPreload: Plugin = {
  name: 'font-preload',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
        injectTo: 'head-prepend',
      })),
};

/** What stands around every page of somebody signed in: header with its search box and tray, toasts and windows. */
const inFrame = /[\\/]src[\\/](shell[\\/]Shell|search[\\/]SearchBox|exports[\\/]ExportsTray)\.tsx$/;
/** What charts on screen and their pictures share. */
const inDrawings = /[\\/]charts[\\/]draw[\\/](option-of|scale-legend|surface\.module|tooltip\.module)\./;

export default defineConfig({
  plugins: [react(), fontPreload],
  server: { proxy: { '/v1': portal, '/art': portal, '/metric_glossary.pdf': portal } },
  build: {
    target: 'es2022',
    // Which chunks a page is made of, for the test of their sizes; a folder that begins with a dot is not served.
    manifest: true,
    // The chart library alone is above the default warning; it is a chunk of its own that only chart pages load.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // A chunk for each set of pages that share a module would be 120 requests before a page stands, so what the start page
        // needs is one chunk, what many pages and windows need another, and what stands around every page a third. The libraries of
        // every page change seldom: kept apart so that a release of ours leaves them in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'charts', test: /node_modules[\\/](echarts|zrender)[\\/]/, priority: 30 },
            {
              name: 'routing',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history)[\\/]/,
              priority: 20,
            },
            { name: 'start', tags: ['$initial'], priority: 10 },
            { name: 'common', minShareCount: 8, priority: 5 },
            { name: 'frame', test: inFrame, priority: 3 },
            { name: 'drawing', test: inDrawings, priority: 3 },
          ],
        },
      },
    },
  },
});
