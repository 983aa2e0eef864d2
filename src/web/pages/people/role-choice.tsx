/** One of the roles. */
import { ROLES, type Role } from '../../../schema/roles.js';
import { roleText } from './roles.js';

interface RoleChoiceProps {
  readonly label: string;
  readonly role: Role;
  readonly onRole: (role: Role) => void;
}

export function RoleChoice({ label, role, onRole }: RoleChoiceProps) {
  return (
    <select
      class="input is-short"
      aria-label={label}
      value={role}
      onChange={({ currentTarget }) => onRole(currentTarget.value as Role)}
    >
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {roleText(one)}
        </option>
      ))}
    </select>
  );
}
