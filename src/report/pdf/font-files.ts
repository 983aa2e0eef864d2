/**
 * Where the fonts of a PDF lie: a folder of the operator's, the packages that are installed, the system. Whatever they
 * lack is shown by a mark, and the PDF says so.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReportLanguage } from '../../schema/reports.js';

export interface FontFile {
  readonly plain: string;
  readonly bold: string;
}

/** Package and its two files; Latin, Greek and Cyrillic are in this package. */
const PACKAGES = {
  latin: [null, 'NotoSans-Regular.ttf', 'NotoSans-SemiBold.ttf'],
  chinese: ['@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'],
  japanese: ['@embedpdf/fonts-jp', 'NotoSansJP-Regular.otf', 'NotoSansJP-Bold.otf'],
  korean: ['@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf', 'NotoSansKR-Bold.otf'],
  arabic: ['@embedpdf/fonts-arabic', 'NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'],
  hebrew: ['@embedpdf/fonts-hebrew', 'NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-Bold.ttf'],
} as const;

type Script = keyof typeof PACKAGES;

/** One sign is drawn differently in each of the three: that of the report's language comes first. */
const FIRST: Readonly<Partial<Record<ReportLanguage, Script>>> = { JPN: 'japanese', KOR: 'korean', CHN: 'chinese' };

const SYSTEM_FOLDERS = [
  '/usr/share/fonts/truetype/dejavu',
  '/usr/share/fonts/truetype/noto',
  '/usr/share/fonts/opentype/noto',
  '/Library/Fonts',
  '/System/Library/Fonts/Supplemental',
  'C:\\Windows\\Fonts',
];

/** In the order in which they are asked for a sign. */
export function fontFiles(language: ReportLanguage, fontDir: string | null): FontFile[] {
  const rest: readonly Script[] = ['chinese', 'japanese', 'korean', 'arabic', 'hebrew'];
  const first = FIRST[language];
  const scripts: readonly Script[] = ['latin', ...(first ? [first] : []), ...rest.filter((one) => one !== first)];
  return [
    ...(fontDir === null ? [] : fontsIn(fontDir)),
    ...scripts.map(packaged).filter((file) => file !== null),
    ...SYSTEM_FOLDERS.flatMap(fontsIn),
  ];
}

function packaged(script: Script): FontFile | null {
  const [name, plain, bold] = PACKAGES[script];
  try {
    const folder = new URL(name === null ? '.' : '../fonts/', import.meta.resolve(name ?? `#fonts/${plain}`));
    const path = (file: string) => fileURLToPath(new URL(file, folder));
    return existsSync(path(plain))
      ? { plain: path(plain), bold: existsSync(path(bold)) ? path(bold) : path(plain) }
      : null;
  } catch {
    return null;
  }
}

const FONT = /\.(ttf|otf)$/i;
const BOLD = /[-_ ]?(semi ?bold|bold)(?=\.)/i;
const OTHER_CUT = /(italic|oblique|light|thin|black|medium|condensed|mono|extra|demi)/i;

/** Each font of the folder that is upright and of usual weight, with its bold one. */
function fontsIn(folder: string): FontFile[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => FONT.test(name));
  } catch {
    return [];
  }
  const family = (name: string) =>
    name
      .replace(FONT, '')
      .replace(/[-_ ]?(regular|semi ?bold|bold)$/i, '')
      .toLowerCase();
  const bolds = new Map(
    names.filter((name) => BOLD.test(name) && !OTHER_CUT.test(name)).map((name) => [family(name), name]),
  );
  return names
    .filter((name) => !BOLD.test(name) && !OTHER_CUT.test(name))
    .sort()
    .map((name) => ({ plain: join(folder, name), bold: join(folder, bolds.get(family(name)) ?? name) }));
}
