/** Takes rows of a table into the request. */
import { useState } from 'preact/hooks';
import { TableImport } from '../../import/table-import.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { tableFile } from '../../plan-request/open-file.js';
import { newRow, uomSent, withRows } from '../../plan-request/request-draft.js';
import { tab } from '../../plan-request/view-state.js';

export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [file] = useState(() => {
    const opened = tableFile.peek();
    tableFile.value = null;
    return opened;
  });
  return (
    <TableImport
      lists={tab.value === 'emptyContainers' ? ['emptyContainers', 'cargoes'] : ['cargoes', 'emptyContainers']}
      into={uomSent(draft.value)}
      fresh={newRow}
      file={file}
      onTake={(list, rows) => {
        change(withRows(draft.value, list, { rows, uom: uomSent(draft.value) }));
        tab.value = list;
      }}
      onClose={onClose}
    />
  );
}
