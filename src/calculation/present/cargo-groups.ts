/** What is loaded of each group of a container, where a rule about groups is in use. */
import type { LoadProblem, Rules } from '../../domain/problem.js';
import type { ShownUnits } from '../../domain/shown-units.js';
import type { FilledContainerResponse } from '../../schema/filled-container.js';
import { type ContainerFigures, type Loaded, NOTHING, sumOf } from './loaded-figures.js';

/** Groups in the order of the smallest sequence in each, equal ones by their first row; cargo without one is in none. */
export function cargoGroupsOf(
  { cargoes, rules }: LoadProblem,
  { byCargo }: ContainerFigures,
  units: ShownUnits,
): FilledContainerResponse['cargoGroups'] {
  if (!areGroupsUsed(rules)) return null;
  const sequences = new Map<string, number>();
  for (const { groupName, sequence } of cargoes) {
    sequences.set(groupName, Math.min(sequence, sequences.get(groupName) ?? sequence));
  }
  const loaded = new Map<string, Loaded>();
  for (const [place, own] of byCargo) {
    const { groupName } = cargoes[place]!;
    if (groupName !== '') loaded.set(groupName, sumOf(loaded.get(groupName) ?? NOTHING, own));
  }
  return [...sequences.keys()]
    .filter((name) => loaded.has(name))
    .sort((a, b) => sequences.get(a)! - sequences.get(b)!)
    .map((name) => {
      const { cargoes, pieces, volume, weight } = loaded.get(name)!;
      return {
        name,
        sequence: sequences.get(name)!,
        cargoesLoaded: cargoes,
        piecesLoaded: pieces,
        volumeLoaded: units.volume(volume),
        weightLoaded: units.weight(weight),
      };
    });
}

function areGroupsUsed(rules: Rules): boolean {
  return (
    rules.isGroupUsed ||
    rules.isGroupSequenceUsed ||
    !rules.isSameGroupAllowedInDifferentContainers ||
    rules.isGroupsToPrefContainers === true ||
    rules.isAlias1Together === true ||
    rules.isAlias2Together === true ||
    rules.calculationType === 'MultipleSetLoad'
  );
}
