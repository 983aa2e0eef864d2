/** Ways of planning that come with the first order that asks for one; scripts/web/on-demand.mjs puts this in their place. */
type Parts = typeof import('../../planning/on-demand.js');

let parts: Parts | null = null;

/** The order asks for what is not there yet: it is planned anew once that is loaded. */
export class NeedsParts extends Error {
  async load(): Promise<void> {
    parts = await import('../../planning/on-demand.js');
  }
}

function there(): Parts {
  if (parts === null) throw new NeedsParts();
  return parts;
}

export const planAround: Parts['planAround'] = (...given) => there().planAround(...given);
export const planInAdvance: Parts['planInAdvance'] = (...given) => there().planInAdvance(...given);
export const planTogether: Parts['planTogether'] = (...given) => there().planTogether(...given);
export const palletizedSearches: Parts['palletizedSearches'] = (...given) => there().palletizedSearches(...given);
export const planWithin: Parts['planWithin'] = (...given) => there().planWithin(...given);
