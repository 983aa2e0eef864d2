/** Answers without the addresses of their reports, which say of the call that made them in what unit and until when. */
export function withoutLinks<Value>(answer: Value): Value {
  return JSON.parse(JSON.stringify(answer, (name, value) => (name === 'reportLinks' ? null : value))) as Value;
}
