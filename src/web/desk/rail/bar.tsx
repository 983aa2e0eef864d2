/** A figure of the result, and how much of its limit that is. */

interface BarProps {
  readonly name: string;
  /** Null: there is no limit. */
  readonly share: number | null;
  readonly value: string;
}

export function Bar({ name, share, value }: BarProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="bar" aria-hidden="true">
        {share !== null && <i style={{ '--done': Math.min(1, share) }} />}
      </dd>
      <dd>{value}</dd>
    </div>
  );
}
