/** The colour and letters of a cargo, as in the picture. */
import type { Look } from '../../../scene/looks.js';
import { Swatch } from '../../viewer/ui/legend.js';
import { viewing } from '../picture/shown-view.js';

export function CargoSign({ name }: { readonly name: string }) {
  const look = viewing.value?.opened.value.sheet.scene.looks.find((one) => one.name === name);
  return look === undefined ? null : <LookSign look={look} />;
}

export function LookSign({ look }: { readonly look: Look }) {
  return <Swatch paint={look} letters={look.code} />;
}
