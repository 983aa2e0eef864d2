/** Random valid requests with every field that the schemas know, and texts that files are hard on. */
import fc from 'fast-check';
import { ENUMERATIONS } from '../../src/schema/enums.js';
import { type Node, type ResourceName, schemaNode } from '../../src/schema/node.js';

type Bounds = { minimum?: number; maximum?: number; maxLength?: number; minLength?: number };

const AWKWARD = [
  ...['toString', '__proto__', 'constructor'],
  ...['=1+1', '+49', '-x', '@a', '"', '""', '"a "', "'a", ' a', 'a ', '\ta', 'a\nb', 'a\r\nb', 'a\rb', '007', '1e3'],
  ...[
    '1,234',
    '12.5',
    'TRUE',
    '#N/A',
    '#REF!',
    '_x0041_',
    '_x005F_',
    '<b>&amp;</b>',
    ']]>',
    '\u0000',
    '\u0007',
    '\u0085',
  ],
  ...[
    '\ud800',
    '\udfff',
    '😀',
    '\ufeff',
    '\ufffe',
    '\u2028',
    'ä',
    '漢字',
    'null',
    '{}',
    '[1]',
    '{"a":1}',
    '2026-11-20',
    '\u00a0',
  ],
];

export const anyText = (most = 40): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom(...AWKWARD),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    .map((text) => text.slice(0, most));

/** Names are trimmed. */
export const anyName: fc.Arbitrary<string> = anyText()
  .map((text) => text.trim())
  .filter((text) => !['', '.', '..'].includes(text));

const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  orientationsAllowed: fc.oneof(fc.constantFrom('Orientations12', 'OrientationsAll'), fc.integer({ min: 1, max: 63 })),
  orientationPriority: fc.oneof(
    fc.constantFrom('Orientations21', 'Orientations3'),
    fc.record({ used: fc.boolean(), orientationNumberPrimary: fc.integer({ min: 0, max: 6 }) }),
  ),
  colorHexaCode: fc.constantFrom('#FF8800', '#abc', '112233'),
  colorKnownName: fc.constantFrom('red', 'DarkOrange'),
  containerType: fc.constantFrom('Truck', 'Pallet'),
  maxRunTimeSeconds: fc.integer({ min: 1, max: 60 }),
};

function anyValue(node: Node, field: string): fc.Arbitrary<unknown> {
  if (NAMED[field] !== undefined) return NAMED[field];
  if (node.$ref !== undefined) return fields(schemaNode(node.$ref as ResourceName));
  if (node.anyOf !== undefined) {
    const forms = node.anyOf.filter(({ type }) => type !== 'null');
    return fc.oneof(...forms.map((form) => anyValue(form, field)));
  }
  const { minimum, maximum, maxLength = 40 } = node as Bounds;
  if (node['x-enum'] !== undefined) return fc.constantFrom(...ENUMERATIONS.get(node['x-enum'])!.values);
  switch (node.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum ?? -10, max: maximum ?? 1000 });
    case 'number':
      return fc.oneof(
        fc.double({ min: minimum ?? -100, max: maximum ?? 1e6, noNaN: true }).map((value) => value + 0),
        fc.constant(minimum ?? 0),
      );
    case 'string':
      return node['x-trim'] === true ? anyName : anyText(maxLength);
    case 'array':
      return fc.array(anyValue(node.items!, field), { maxLength: 2 });
    case 'object':
      return fields(node);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Some of the members of an object, and those that are required. */
function fields(node: Node): fc.Arbitrary<Record<string, unknown>> {
  const arbitraries = Object.entries(node.properties ?? {}).map(([name, member]): [string, fc.Arbitrary<unknown>] => [
    name,
    anyValue(member, name),
  ]);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [...(node.required ?? [])] as never });
}

export const anyRequest = fc.record(
  {
    title: anyName,
    description: anyText(),
    cargoes: fc.array(fields(schemaNode('Cargo')), { minLength: 1, maxLength: 4 }),
    emptyContainers: fc.array(fields(schemaNode('EmptyContainer')), { minLength: 1, maxLength: 3 }),
    rules: fields(schemaNode('Rules')),
  },
  { requiredKeys: ['title', 'cargoes', 'emptyContainers'] },
);
