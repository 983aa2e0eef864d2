/** What the bundler has made small is made smaller: a hundredth once compressed, which a first visit waits for. */
import { minify } from 'terser';

const OPTIONS = { module: true, compress: { passes: 2 } };

/** Of the build and of its workers alike. @returns {import('vite').Plugin} */
export function smallerScripts() {
  return {
    name: 'smaller-scripts',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      for (const chunk of chunks) chunk.code = (await minify(chunk.code, OPTIONS)).code;
    },
  };
}
