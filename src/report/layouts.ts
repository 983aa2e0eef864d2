/** What each layout shows of a container, in its order. */
import type { ContainerPicture } from '../schema/pictures.js';
import type { ReportLayout } from '../schema/reports.js';

export type ReportView = Exclude<ContainerPicture, 'composite'>;

export type Section =
  | 'blanks'
  | 'figures'
  | 'vehicle'
  | 'views'
  | 'manifest'
  | 'stops'
  | 'unloading'
  | 'layers'
  | 'heights'
  | 'steps';

export interface Layout {
  readonly sections: readonly Section[];
  readonly views: readonly ReportView[];
  /** Goes with the containers: numbers, seals and ticks are written on it. */
  readonly isFilledIn: boolean;
  /** Cargo is listed by the order of deliveries. */
  readonly isByStop: boolean;
  /** Where there are stops each has sheets of its own, of its own cargo alone: they are handed to different people. */
  readonly isByReceiver: boolean;
  /** Cargo on finished pallets is listed by its own rows, not by the pallets. */
  readonly isByCargo: boolean;
  readonly hasUnloaded: boolean;
  /** Of pallets, how each is built. */
  readonly hasPallets: boolean;
  /** Of all containers; else of those alone that are pallets themselves. */
  readonly hasContainers: boolean;
  /** The PDF ends with a label for each pallet; without containers it is these alone. */
  readonly hasLabels: boolean;
  /** The description of each cargo. */
  readonly hasDetails: boolean;
}

const ALL_VIEWS: readonly ReportView[] = ['diagram', 'top', 'bottom', 'left', 'right', 'rear', 'front'];

/** Of what is for one receiver alone: pictures and figures would show what others get. */
export const OF_RECEIVER: readonly Section[] = ['manifest'];

export const LAYOUTS: Readonly<Record<ReportLayout, Layout>> = {
  planner: {
    sections: ['blanks', 'figures', 'vehicle', 'views', 'manifest', 'stops', 'layers', 'heights', 'steps'],
    views: ALL_VIEWS,
    isFilledIn: false,
    isByStop: false,
    isByReceiver: false,
    isByCargo: false,
    hasUnloaded: true,
    hasPallets: true,
    hasContainers: true,
    hasLabels: false,
    hasDetails: true,
  },
  loader: {
    sections: ['blanks', 'views', 'manifest', 'steps', 'layers'],
    views: ['diagram'],
    isFilledIn: true,
    isByStop: false,
    isByReceiver: false,
    isByCargo: false,
    hasUnloaded: false,
    hasPallets: true,
    hasContainers: true,
    hasLabels: true,
    hasDetails: true,
  },
  driver: {
    sections: ['stops', 'blanks', 'unloading', 'figures', 'vehicle', 'views', 'manifest'],
    views: ['diagram', 'top', 'left', 'rear'],
    isFilledIn: true,
    isByStop: true,
    isByReceiver: false,
    isByCargo: false,
    hasUnloaded: false,
    hasPallets: false,
    hasContainers: true,
    hasLabels: false,
    hasDetails: false,
  },
  customer: {
    sections: ['figures', 'views', 'manifest', 'stops'],
    views: ['diagram', 'left'],
    isFilledIn: false,
    isByStop: false,
    isByReceiver: true,
    isByCargo: true,
    hasUnloaded: true,
    hasPallets: false,
    hasContainers: true,
    hasLabels: false,
    hasDetails: true,
  },
  labels: {
    sections: ['figures', 'views', 'manifest'],
    views: ['diagram'],
    isFilledIn: false,
    isByStop: false,
    isByReceiver: false,
    isByCargo: false,
    hasUnloaded: false,
    hasPallets: true,
    hasContainers: false,
    hasLabels: true,
    hasDetails: false,
  },
};
