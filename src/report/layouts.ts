/** What each layout shows of a container, in its order. */
import type { ReportLayout } from '../schema/reports.js';
import type { ReportView } from './sheets.js';

export type Section = 'blanks' | 'figures' | 'views' | 'manifest' | 'stops' | 'layers' | 'heights' | 'steps';

export interface Layout {
  readonly sections: readonly Section[];
  readonly views: readonly ReportView[];
  /** Steps are what the sheet is for: their pictures are large. */
  readonly hasLargeSteps: boolean;
  readonly hasUnloaded: boolean;
  /** Of pallets, how each is built. */
  readonly hasPallets: boolean;
  /** Description, properties and what is asked for them, of each cargo. */
  readonly hasDetails: boolean;
}

const ALL_VIEWS: readonly ReportView[] = ['diagram', 'top', 'bottom', 'left', 'right', 'rear', 'front'];

export const LAYOUTS: Readonly<Record<ReportLayout, Layout>> = {
  planner: {
    sections: ['blanks', 'figures', 'views', 'manifest', 'stops', 'layers', 'heights', 'steps'],
    views: ALL_VIEWS,
    hasLargeSteps: false,
    hasUnloaded: true,
    hasPallets: true,
    hasDetails: true,
  },
  loader: {
    sections: ['blanks', 'views', 'manifest', 'steps', 'layers'],
    views: ['diagram'],
    hasLargeSteps: true,
    hasUnloaded: false,
    hasPallets: true,
    hasDetails: false,
  },
  driver: {
    sections: ['blanks', 'figures', 'views', 'stops', 'manifest'],
    views: ['diagram', 'top', 'left', 'rear'],
    hasLargeSteps: false,
    hasUnloaded: false,
    hasPallets: false,
    hasDetails: false,
  },
  customer: {
    sections: ['figures', 'views', 'manifest', 'stops'],
    views: ['diagram', 'left'],
    hasLargeSteps: false,
    hasUnloaded: true,
    hasPallets: false,
    hasDetails: true,
  },
};
