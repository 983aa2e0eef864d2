/** The picture of the editor: pieces are chosen with a click, and what is chosen follows the pointer. */
import { onPictureKey } from '../../editor/actions/keys.js';
import { listenToFrames } from '../../editor/picture/choosing-frame.js';
import { editMarks } from '../../editor/picture/edit-marks.js';
import { followed } from '../../editor/picture/following.js';
import { listenToTaking } from '../../editor/picture/taking.js';
import { theme } from '../../shell/theme.js';
import { drawMarks } from '../../viewer/ui/overlay.js';
import { listenToPointers } from '../../viewer/ui/pointer.js';
import { MARK_COLOURS, PICTURE_THEMES } from '../../viewer/ui/style.js';
import { useStage } from '../../viewer/ui/use-stage.js';
import { text } from '../../words/words.js';
import { useSession } from './session-context.js';

export function EditPicture() {
  const session = useSession();
  const { pointing, view } = session;
  const tone = theme.value;
  const { picture, canvas, over, canDraw } = useStage({
    begin: (stage, place) => {
      pointing.picture = place.picture;
      stage.onDrawn = () => drawMarks(place.over, editMarks(session), MARK_COLOURS[tone]);
      stage.setTheme(PICTURE_THEMES[tone]);
      return [
        ...followed(stage, session),
        listenToTaking(place.picture, session),
        listenToFrames(place.picture, {
          onFrame: (frame) => pointing.chooseFramed(frame),
          onPoint: (x, y) => pointing.choose(x, y, true),
        }),
        listenToPointers(
          place.picture,
          (one) => view.request(one),
          (x, y, event) => pointing.choose(x, y, event.ctrlKey),
        ),
        () => {
          pointing.picture = null;
        },
      ];
    },
    onAspect: (aspect) => view.resize(aspect),
    depends: [tone, session],
  });
  return (
    <div
      class="edit-picture"
      ref={picture}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      aria-label={text('editPicture')}
      aria-describedby={`${session.name}-keys`}
      onKeyDown={(event) => {
        if (onPictureKey(event, session)) event.preventDefault();
      }}
    >
      <canvas ref={canvas} />
      <canvas class="edit-over" ref={over} />
      {!canDraw && <p class="edit-none">{text('editNoDrawing')}</p>}
    </div>
  );
}
