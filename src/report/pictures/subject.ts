/** What a picture shows and how it looks: the words between whoever asks for pictures and whoever draws them. */
import type { Colour } from '../../scene/looks.js';
import type { ViewName } from '../../scene/views.js';

/** Pictures of a filled container, of one of its spaces. */
export type ContainerPicture = ViewName | 'composite';
export type SpacePicture = 'thumbnail' | 'diagram' | 'composite';

export type Subject =
  | { readonly kind: 'container'; readonly container: number; readonly picture: ContainerPicture }
  | {
      readonly kind: 'space';
      readonly container: number;
      /** Place of its arrangement in the filled container. */
      readonly space: number;
      readonly picture: SpacePicture;
    };

export interface PictureLook {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Measurements in the diagram. */
  readonly hasMeasures: boolean;
  readonly background: Colour;
  readonly isGrey: boolean;
}

export type PictureFormat = 'png' | 'svg';
