/** Pictures: which there are of a container and of a space, under which word of an address, and how they may look. */
import type { UOM } from './enums.js';
import type { ReportLanguage } from './reports.js';

/** Member of `graphics.images` of a filled container -> word of its address. */
export const CONTAINER_PICTURES = {
  path3DDiagram: 'diagram',
  path2DBottom: 'bottom',
  path2DTop: 'top',
  path2DLeft: 'left',
  path2DRight: 'right',
  path2DRear: 'rear',
  path2DFront: 'front',
  pathComposite: 'composite',
} as const;

/** The same of a space. */
export const SPACE_PICTURES = {
  pathThumbnail: 'thumbnail',
  path3DDiagram: 'diagram',
  pathComposite: 'composite',
} as const;

export type ContainerPicture = (typeof CONTAINER_PICTURES)[keyof typeof CONTAINER_PICTURES];
export type SpacePicture = (typeof SPACE_PICTURES)[keyof typeof SPACE_PICTURES];

export const PICTURE_FORMATS = ['png', 'svg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureLook {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Measurements in the diagram. */
  readonly hasMeasures: boolean;
  /** Their unit; absent: that in which the load was built. */
  readonly uom?: (typeof UOM)['values'][number];
  /** Of captions; absent: English. */
  readonly language?: ReportLanguage;
  /** Red in the low byte. */
  readonly background: number;
  readonly isGrey: boolean;
}

/** One picture of a load. */
export type PictureSubject =
  | { readonly kind: 'container'; readonly container: number; readonly picture: ContainerPicture }
  | {
      readonly kind: 'space';
      readonly container: number;
      /** Place of its arrangement in the filled container. */
      readonly space: number;
      readonly picture: SpacePicture;
    };
