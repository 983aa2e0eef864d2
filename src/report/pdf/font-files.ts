/**
 * Where the fonts of a PDF lie: a folder of the operator's, this package, the system. Whatever they lack is shown by a
 * mark, and the PDF says so.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportLanguage } from '../../schema/reports.js';
import { packagedFont } from '../packaged-font.js';

export interface FontFile {
  readonly plain: string;
  /** Null: bold writing thickens the plain one. */
  readonly bold: string | null;
}

/** Those of this package (scripts/build.mjs). The three large ones have no bold file: each would take 5 to 9 MB more. */
const PACKAGED = {
  latin: ['NotoSans-Regular.ttf', 'NotoSans-SemiBold.ttf'],
  chinese: ['NotoSansHans-Regular.otf', null],
  japanese: ['NotoSansJP-Regular.otf', null],
  korean: ['NotoSansKR-Regular.otf', null],
  arabic: ['NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'],
  hebrew: ['NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-Bold.ttf'],
} as const;

type Script = keyof typeof PACKAGED;

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
  return [...(fontDir === null ? [] : fontsIn(fontDir)), ...scripts.map(packaged), ...SYSTEM_FOLDERS.flatMap(fontsIn)];
}

function packaged(script: Script): FontFile {
  const [plain, bold] = PACKAGED[script];
  return { plain: packagedFont(plain), bold: bold && packagedFont(bold) };
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
  const boldOf = (name: string) => {
    const bold = bolds.get(family(name));
    return bold === undefined ? null : join(folder, bold);
  };
  return names
    .filter((name) => !BOLD.test(name) && !OTHER_CUT.test(name))
    .sort()
    .map((name) => ({ plain: join(folder, name), bold: boldOf(name) }));
}
