/** The style of the page of a measured suite, by day and by night; eight colours that are told apart in both. */
const DAY = ['#1f5fbf', '#c2410c', '#15803d', '#7e22ce', '#a16207', '#0e7490', '#be185d', '#4b5563'];
const NIGHT = ['#7db3ff', '#ff9d66', '#6fd48f', '#cf9bff', '#e5c15c', '#62d0e3', '#ff86bb', '#b6bec9'];

const variables = (colours: readonly string[]) => colours.map((colour, place) => `--s${place}:${colour}`).join(';');
const uses = DAY.map((_, place) => `.s${place}{--own:var(--s${place})}`).join('');

export const STYLE = `
:root{color-scheme:light dark;--back:#fff;--text:#1b1f24;--soft:#5a6472;--rule:#d9dee5;${variables(DAY)}}
@media (prefers-color-scheme:dark){:root{--back:#14181d;--text:#e8ecf1;--soft:#a3adba;--rule:#333b45;${variables(NIGHT)}}}
${uses}
body{margin:0;background:var(--back);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-width:1280px;margin:0 auto;padding:1.5rem}
h1{font-size:1.6rem;margin:0 0 .5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
.about{color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{color:var(--soft);font-weight:600;white-space:normal;vertical-align:bottom}
svg{display:block;width:100%;min-width:640px;height:auto}
svg text{fill:var(--text);font:13px system-ui,sans-serif}
svg .label{text-anchor:end}svg .tick,svg .axis{text-anchor:middle;fill:var(--soft)}
.grid{stroke:var(--rule)}.line{stroke:var(--rule);stroke-dasharray:2 4}
.whisker{stroke:var(--own);stroke-width:1.5;fill:none}
.box{fill:var(--own);fill-opacity:.25;stroke:var(--own)}
.median{stroke:var(--own);stroke-width:3}
.run{fill:var(--own);fill-opacity:.6}.mean{fill:var(--own);stroke:var(--back)}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.25rem 0 .5rem}
.legend span{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.4em;background:var(--own)}
details{margin-top:2rem}summary{cursor:pointer}
`;
