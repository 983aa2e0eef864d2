/** Whether there is anything to show of a vehicle: known before the part that shows it is loaded. */
import type { Container } from '../../../domain/problem.js';
import type { Row } from '../../plan-request/request-draft.js';

export function hasVehicle({ axles, maxWeightPerLength }: Container): boolean {
  return axles !== undefined || maxWeightPerLength !== undefined;
}

export function hasAxles(row: Row): boolean {
  return typeof row['axles'] === 'object' && row['axles'] !== null;
}

/** Of a row of the order: a truck without limits says that its axles are not checked. */
export function saysLimits(row: Row): boolean {
  if (row['containerType'] === 'Truck') return true;
  return ['door', 'axles', 'cogTolerance', 'maxWeightPerLength', 'maxFloorPressure'].some((field) => {
    const value = row[field];
    return value !== undefined && value !== null && value !== 0;
  });
}
