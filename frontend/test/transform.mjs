// Compiles a module for Jest, and replaces Vite's additions to import.meta.
import { createTransformer } from '@swc/jest';

const compiler = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
});

export default {
  ...compiler,
  process(source, ...rest) {
    const withoutVite = source
      .replaceAll('import.meta.env', '({ BASE_URL: "/guide/", DEV: false, SSR: false })')
      .replace(/import\.meta\.glob(<.*?>)?\(/g, 'Object(');
    return compiler.process(withoutVite, ...rest);
  },
};
