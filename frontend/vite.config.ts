import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    // The Content-Security-Policy allows no data: scripts and styles, and pictures are better cached as files.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: false,
    // All of it is smaller than the requests that parts would cost.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // What several pages need comes along with what all need, not in crumbs.
            codeSplitting: {
              groups: [
                {
                  name: 'forms',
                  test: /\/src\/(ui\/(?!Picture|Emblem)|auth\/\w+Field)/,
                  minShareCount: 2,
                },
                { name: 'site', minShareCount: 2 },
              ],
            },
          },
        },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
}));
