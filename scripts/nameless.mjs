/** Leaves the passes of assertions without a name of their own out of a report: "should be equal" tells nobody anything. */

/** What tap calls an assertion that was given no message. */
const NAMELESS =
  /^(should (be|not be|equal|match|contain|have|resolve|reject|throw|emit)\b|expect(ed)? |object (must|should)|got expected|.* must be|\(unnamed)/i;

export async function* withoutNamelessPasses(events) {
  for await (const event of events) {
    const isNameless = event.data?.nesting > 0 && NAMELESS.test(event.data.name ?? '');
    if (isNameless && (event.type === 'test:start' || event.type === 'test:pass')) continue;
    // Reporters hear of a beginning first.
    if (isNameless && event.type === 'test:fail') yield { type: 'test:start', data: event.data };
    yield event;
  }
}
