/** What went wrong, said at once to screen readers too. */

/** @param text empty: nothing is shown */
export function Fault({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p class="notice is-bad" role="alert">
      {text}
    </p>
  );
}
