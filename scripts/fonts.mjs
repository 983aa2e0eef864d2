/** Copies the fonts of reports and pictures into build/fonts: eight files of thirty-nine, and the licence of each package. */
import { copyFileSync, mkdirSync } from 'node:fs';

const FONTS = {
  latin: ['NotoSans-Regular.ttf', 'NotoSans-SemiBold.ttf'],
  sc: ['NotoSansHans-Regular.otf'],
  jp: ['NotoSansJP-Regular.otf'],
  kr: ['NotoSansKR-Regular.otf'],
  arabic: ['NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'],
  hebrew: ['NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-Bold.ttf'],
};

mkdirSync('build/fonts', { recursive: true });
for (const [name, files] of Object.entries(FONTS)) {
  const from = `node_modules/@embedpdf/fonts-${name}`;
  for (const file of files) copyFileSync(`${from}/fonts/${file}`, `build/fonts/${file}`);
  copyFileSync(`${from}/LICENSE`, `build/fonts/LICENSE-${name}`);
}
