/** What is done with rows now and then: loaded with the first of it. */
export { withRowsLeftOut } from '../../plan-request/listed-rows.js';
export { chooseByKey, chooseRow } from './choose-rows.js';
export { default as ChosenBar } from './chosen-bar.js';
export { copyFromAbove } from './fill-down.js';
export { default as LeftOutRows } from './left-out-row.js';
export { default as LeftOutSaid, LeftOutCount } from './left-out-said.js';
export { spreadSizes } from './spread-sizes.js';
export { takePasted } from './take-pasted.js';
export { typeStop } from './type-stop.js';
