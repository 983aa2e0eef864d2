/** How a report looks, on screen and on paper. */
import type { Html } from './html.js';
import { cssString, Html as Raw } from './html.js';

export interface PageMargins {
  readonly paper: 'A4' | 'Letter';
  readonly title: string;
  /** Digest, verifier's line. */
  readonly plan: string;
  readonly date: string;
  /** Before and after the number of the page. */
  readonly page: readonly [before: string, between: string, after: string];
  /** An image of CSS. */
  readonly code: string;
}

const INK = '#1f2933';
const QUIET = '#52606d';
const LINE = '#cbd2d9';

export function style({ paper, title, plan, date, page: [before, between, after], code }: PageMargins): Html {
  return new Raw(`
@page{size:${paper};margin:23mm 12mm 16mm 12mm;
@top-left{content:${cssString(title)};font:600 8.5pt ${FONTS};color:${INK};vertical-align:bottom;padding-bottom:2.5mm}
@top-right{content:${code};vertical-align:bottom;text-align:right;padding-bottom:1mm}
@bottom-left{content:${cssString(plan)};font:7.5pt ${FONTS};color:${QUIET};vertical-align:top;padding-top:2mm;white-space:nowrap}
@bottom-right{content:${cssString(`${date}   ${before} `)} counter(page) ${cssString(between)} counter(pages) ${cssString(after)};font:7.5pt ${FONTS};color:${QUIET};vertical-align:top;padding-top:2mm;white-space:nowrap}}
${REST}`);
}

const FONTS =
  "'Noto Sans','Noto Sans CJK SC','Noto Sans SC','Noto Sans JP','Noto Sans KR','Segoe UI','Helvetica Neue',Arial,'PingFang SC','Hiragino Sans','Malgun Gothic','Microsoft YaHei',sans-serif";

const REST = `
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;background:#eef1f4;color:${INK};font:14px/1.4 ${FONTS};font-variant-numeric:tabular-nums}
main{max-width:1080px;margin:0 auto;padding:20px 28px 40px;background:#fff;position:relative}
h1{font-size:24px;line-height:1.2;margin:0 0 2px}
h2{font-size:20px;line-height:1.25;margin:34px 0 4px;padding-top:12px;border-top:3px solid ${INK}}
h3{font-size:15px;margin:20px 0 8px}
p{margin:4px 0}
a{color:#0b5394}
.quiet{color:${QUIET}}
h2:has(:target){background:#fff3bf}
h2 a{scroll-margin-top:64px}
.head{display:flex;gap:20px;justify-content:space-between;align-items:flex-start}
.head .qr{width:104px;height:104px;flex:none;background:#fff}
.live{width:112px;flex:none;text-align:center;font-size:11px;color:${QUIET}}
.digest{font-family:ui-monospace,'Noto Sans Mono',Menlo,Consolas,monospace;font-weight:600;letter-spacing:.06em;white-space:nowrap}
.ok::before{content:"✓ ";font-weight:700;color:#1b6e3c}
.note{border-left:5px solid #0b5394;background:#e8f1fa;padding:8px 12px;margin:12px 0}
.warn{border-left-color:#b3261e;background:#fdecea;font-weight:600}
.toolbar{position:sticky;top:0;z-index:2;background:${INK};color:#fff;padding:8px 16px;display:flex;flex-wrap:wrap;gap:6px 22px;align-items:center;font-size:13px}
.toolbar div{display:flex;flex-wrap:wrap;align-items:center}
.toolbar a{white-space:nowrap}
.toolbar span{color:#cbd2d9;margin-right:6px}
.toolbar a,.toolbar button{color:#fff;background:none;border:1px solid transparent;border-radius:4px;padding:3px 7px;font:inherit;text-decoration:none;cursor:pointer}
.toolbar a:hover,.toolbar button:hover,.toolbar a:focus-visible,.toolbar button:focus-visible{border-color:#fff}
.toolbar [aria-current]{background:#fff;color:${INK};font-weight:600}
.toolbar button{border-color:#9aa5b1}
nav.list{margin:10px 0}
table{border-collapse:collapse;width:100%;font-size:13px}
th,td{text-align:left;padding:4px 8px;border-bottom:1px solid ${LINE};vertical-align:top}
th{font-weight:600;font-size:12px;color:${QUIET};vertical-align:bottom}
thead th{border-bottom:2px solid ${INK}}
td.n,th.n{text-align:right}
td.n{white-space:nowrap}
tfoot td{font-weight:600;border-top:2px solid ${INK};border-bottom:0}
.scroll{overflow-x:auto}
.sw{display:inline-block;min-width:30px;text-align:center;font-weight:700;border:1px solid ${INK};border-radius:3px;padding:0 5px;line-height:1.5}
.blanks{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:8px;margin:12px 0}
.blank{border:1px solid ${QUIET};min-height:50px;padding:3px 8px;font-size:11px;color:${QUIET}}
table.columns{margin:12px 0}table.columns td,table.columns th{border:1px solid ${QUIET};height:34px;min-width:56px}
dl.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:0 22px;margin:8px 0}
dl.figures div{display:flex;justify-content:space-between;gap:10px;border-bottom:1px solid ${LINE};padding:3px 0;break-inside:avoid}
dl.figures dt{color:${QUIET}}
dl.figures dd{margin:0;font-weight:600;text-align:right}
.views{display:grid;grid-template-columns:repeat(6,1fr);gap:12px}
.views figure{grid-column:span 3}
.views figure.wide{grid-column:1/-1}
.views figure.small{grid-column:span 2}
figure{margin:0;break-inside:avoid}
figcaption{font-size:12px;color:${QUIET};margin-bottom:2px}
p+.plans{margin-top:6px}
figure img,.plans img{max-width:100%;height:auto;display:block}
.plans{display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:14px}
.plans.one{grid-template-columns:minmax(0,640px)}
.shared{position:absolute}
.part{margin-top:14px}.part h4{margin:0 0 4px;font-size:13.5px;break-after:avoid}.seen{display:flex;flex-wrap:wrap;gap:10px 16px;align-items:flex-start;break-after:avoid}.seen figure{max-width:100%}
table.steps tbody{break-inside:avoid}table.steps td{border-bottom:0;padding-bottom:0}table.steps .notes td{border-bottom:1px solid ${LINE};padding:0 8px 5px 8px}table.steps .number{font-size:16px;font-weight:700}table.steps .name{font-weight:600;overflow-wrap:anywhere;min-width:110px}table.steps .name .quiet{font-weight:400}table.steps small{font-size:inherit;color:${QUIET}}table.steps .big{font-size:15px;font-weight:700}.whole{white-space:nowrap}.lies svg{width:50px;height:50px;display:block;stroke-linejoin:round}
table.steps input{width:22px;height:22px;margin:0;accent-color:#1b6e3c}table.steps tbody:has(input:checked){background:#eef7f0}
svg.step{width:230px;max-width:100%;height:auto;display:block}
.od{stroke:#9aa5b1;stroke-width:.5}
.nw{stroke-width:.9}
.jn{fill:none;stroke-width:.5;stroke-opacity:.7}
.hid{fill:none;stroke:${INK};stroke-width:1.2;stroke-dasharray:4 3}
svg.step text{text-anchor:middle;font-weight:600}
.marks{display:flex;flex-wrap:wrap;gap:2px 14px;font-size:12.5px;color:${QUIET};margin-top:3px}
.mark{font-weight:700;color:#fff;background:#b3261e;border-radius:3px;padding:0 6px}
.gap{font-weight:700;color:#b3261e}
.bar{height:30px;display:block;background:#fff}
.water{position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:1}
.water span{position:absolute;left:50%;width:0;display:flex;justify-content:center;white-space:nowrap;font-size:76px;font-weight:800;color:#b3261e;opacity:.16;transform:rotate(-28deg)}
@media screen{main:not(:has(:target)) .part{content-visibility:auto;contain-intrinsic-size:auto 420px}}
@media (max-width:640px){.toolbar{position:static}main{padding:14px}.plans{grid-template-columns:minmax(0,1fr)}table{font-size:11px}th{font-size:10px}th,td{padding:4px 4px 4px 0}.sw{min-width:26px;padding:0 3px}.views figure,.views figure.small{grid-column:1/-1}h1{font-size:20px}}
@media print{
body{background:#fff;font-size:9.5pt}
main{max-width:none;padding:0;margin:0}
.toolbar,.screen{display:none!important}
section.sheet+section.sheet,.break{break-before:page}
section.sheet:not(:first-of-type) h2{margin-top:0}
h2,h3,h3+p{break-after:avoid}
.views .wide img{max-height:92mm;width:auto;margin:0 auto}
table{font-size:8.5pt}
tr,.blank,dl.figures div{break-inside:avoid}
thead{display:table-header-group}
tfoot{display:table-row-group}
.blanks{grid-template-columns:repeat(auto-fit,minmax(28mm,1fr));gap:5px}
.views{gap:8px}
table.steps{font-size:7.5pt}table.steps td,table.steps th{padding:2px 4px 0 0}table.steps .name{min-width:0}table.steps .notes td{padding:0 4px 3px 0}table.steps .number,table.steps .big{font-size:10pt}.lies svg{width:38px;height:38px}table.steps input{width:16px;height:16px}.sw{padding:0 3px;min-width:24px}
a{color:inherit;text-decoration:none}
.scroll{overflow:visible}
}`;
