/** Price limit: the cargo in a container costs at most its maxPrice. */
import { maxPrice } from '../problem/view';

export function withinPrice(price: f64): bool {
  return price <= maxPrice;
}
