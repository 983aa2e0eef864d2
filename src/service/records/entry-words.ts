/** What an entry of a store is, in words for the operator. */
import type { PortableEntry } from './entry-shapes.js';

/** Null: nothing that anybody would miss by its name. */
export function entryWords(entry: PortableEntry): string | null {
  switch (entry.kind) {
    case 'user':
      return `the user ${entry.user.email}`;
    case 'person':
      return `the person ${entry.person.email}`;
    case 'settings':
      return `the settings of ${entry.user}`;
    case 'key':
      return `the key "${entry.key.name}" of ${entry.key.user}`;
    case 'record':
      return recordWords(entry.record);
    case 'load':
      return loadWords(entry.load.head);
    case 'version':
      return `version ${entry.version.head.version} of ${loadWords(entry.version.head)}`;
    case 'deletedLoad':
      return `in the bin ${loadWords(entry.deleted.head)}`;
    case 'deletedRecord':
      return `in the bin ${recordWords(entry.deleted.record)}`;
    case 'edit':
      return `the editing buffer of ${entry.user}`;
    case 'link':
      return `a link to the load "${entry.link.title}" of ${entry.link.user}`;
    case 'progress':
    case 'secret':
    case 'audit':
      return null;
  }
}

function loadWords({ title, owner }: { readonly title: string; readonly owner: string }): string {
  return `the load "${title}" of ${owner}`;
}

function recordWords({
  kind,
  name,
  company,
}: {
  readonly kind: string;
  readonly name: string;
  readonly company: string;
}) {
  return `the record "${name}" (${kind}) of ${company}`;
}
