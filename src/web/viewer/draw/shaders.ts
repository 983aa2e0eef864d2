/**
 * How solids are drawn, on the graphics card. One instance is one body between two corners; what a cut takes away is
 * taken away here, so that moving a cut costs nothing. Edges and letters are found from where a point lies on its face.
 */
import { blueOf, DARKEST, EDGE, END, greenOf, INK, INK_TURN, RIM, redOf, TOP } from '../../../scene/shades.js';

/** What a body of `aInfo.x` is, apart from a plain one: as in drawn.ts. */
const SHARED = `
precision highp float;
precision highp int;

const vec3 INK = vec3(${[redOf, greenOf, blueOf].map((of) => (of(INK) / 255).toFixed(4)).join(', ')});

float luminance(vec3 colour) {
  vec3 light = mix(colour / 12.92, pow((colour + 0.055) / 1.055, vec3(2.4)), step(0.0405, colour));
  return dot(light, vec3(0.2126, 0.7152, 0.0722));
}
`;

export const SOLID_VERTEX = `${SHARED}
in vec3 position;
in vec3 normal;
// The two directions on a face along which letters are read, and where this corner lies along them.
in vec3 faceRight;
in vec3 faceUp;
// Of a round side: how far around, in quarters; 0 elsewhere. And what kind of face it is.
in float turn;
in float face;
in vec3 low;
in vec3 high;
in vec3 colour;
// Emphasis; cell of the letters, low and high byte; axis of a cylinder.
in vec4 info;

uniform mat4 uProjection;
uniform vec3 uReach;
uniform vec3 uSlide;
// Where the eye is, or in a parallel projection (0 at the end) from where it looks.
uniform vec4 uEye;

out vec3 vPoint;
out vec2 vPlace;
flat out vec2 vSize;
flat out vec3 vColour;
flat out vec3 vInk;
flat out vec3 vLine;
flat out vec4 vInfo;
flat out float vFace;
out float vTone;

vec3 onAxis(vec3 local) {
  return info.w < 0.5 ? local.zxy : info.w < 1.5 ? local.yzx : local;
}

void main() {
  vec3 place = onAxis(position);
  vec3 along = onAxis(vec3(0.0, 0.0, 1.0));
  vec3 outward = onAxis(normal);
  vec3 right = onAxis(faceRight);
  vec3 up = onAxis(faceUp);
  if (any(greaterThanEqual(low, uReach))) {
    gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
    return;
  }
  vec3 end = min(high, uReach);
#ifdef ROUND
  // Cut along its axis a cylinder is shorter; across it, points beyond the cut are left out one by one.
  end = mix(high, end, along);
#else
  // Of two opposite faces at most one looks to the eye.
  vec3 toEye = uEye.w > 0.5 ? uEye.xyz - 0.5 * (low + end) : uEye.xyz;
  if (dot(toEye, normal) < 0.0) {
    place -= normal;
    outward = -normal;
    if (normal.z > 0.5) up = -up;
    else right = -right;
  }
#endif
  vec3 size = end - low;
  vec3 point = low + place * size;
  vec3 middle = point - low - 0.5 * size;
  vPlace = vec2(dot(middle, right), dot(middle, up));
  vSize = vec2(dot(size, abs(right)), dot(size, abs(up)));
#ifdef ROUND
  if (face > 0.5) {
    float radius = 0.5 * dot(size, abs(onAxis(vec3(1.0, 0.0, 0.0))));
    vSize.x = radius * 1.5707963;
    vPlace.x = vSize.x * turn;
  }
#endif
  if (info.x > 3.5 && info.x < 4.5) point += uSlide;
  vPoint = point;
  vColour = colour;
  vInfo = info;
  vFace = face;
  vTone = ${END.toFixed(2)} * outward.x * outward.x + (outward.z > 0.0 ? ${TOP.toFixed(2)} : ${END.toFixed(2)}) * outward.z * outward.z;
  vec3 ground = mix(colour, vec3(vTone > 0.0 ? 1.0 : 0.0), abs(vTone));
#ifdef ROUND
  if (face > 0.5) {
    vec3 seenFrom = normalize(uEye.w > 0.5 ? uEye.xyz - point : uEye.xyz);
    seenFrom -= dot(seenFrom, along) * along;
    float facing = clamp(dot(outward, seenFrom) / max(length(seenFrom), 1e-6), 0.0, 1.0);
    vTone += ${RIM.toFixed(2)} * (1.0 - facing) * (1.0 - facing);
    ground = colour;
  }
#endif
  vLine = mix(colour, vec3(luminance(colour) < ${DARKEST.toFixed(2)} ? 1.0 : 0.0), ${(-EDGE).toFixed(2)});
  vInk = luminance(ground) > ${INK_TURN.toFixed(4)} ? INK : vec3(1.0);
  gl_Position = uProjection * vec4(point, 1.0);
}
`;

export const SOLID_FRAGMENT = `${SHARED}
in vec3 vPoint;
in vec2 vPlace;
flat in vec2 vSize;
flat in vec3 vColour;
flat in vec3 vInk;
flat in vec3 vLine;
flat in vec4 vInfo;
flat in float vFace;
in float vTone;

uniform vec3 uReach;
uniform sampler2D uLetters;
// Columns, rows, how wide a cell is of its height, whether letters are drawn.
uniform vec4 uCells;
uniform float uGhost;
uniform float uDot;
uniform vec3 uAccents[5];
out vec4 pixel;

void main() {
#ifdef ROUND
  if (any(greaterThan(vPoint, uReach + 1e-4))) discard;
#endif
  vec2 step = max(fwidth(vPlace), vec2(1e-6));
  vec3 seen = mix(vColour, vec3(vTone > 0.0 ? 1.0 : 0.0), abs(vTone));

  vec2 away = (0.5 * vSize - abs(vPlace)) / step;
  vec2 pixels = vSize / step;
  float edge = min(away.x, away.y);
  float extent = min(pixels.x, pixels.y);
#ifdef ROUND
  if (vFace > 0.5) {
    edge = away.y;
    extent = pixels.y;
  } else {
    edge = (0.5 * vSize.x - length(vPlace)) / max(step.x, step.y);
  }
#endif

  if (uCells.w > 0.5) {
    float height = min(0.6 * vSize.y, 0.84 * vSize.x / uCells.z);
    vec2 at = vPlace / vec2(height * uCells.z, height) + 0.5;
    float cell = vInfo.y + 256.0 * vInfo.z;
    vec2 corner = vec2(mod(cell, uCells.x), floor(cell / uCells.x));
    vec2 inside = clamp(at, 0.0, 1.0);
    float covered = texture(uLetters, (corner + vec2(inside.x, 1.0 - inside.y)) / uCells.xy).a;
    bool isInside = at == inside;
    float legible = smoothstep(5.0, 9.0, height / step.y);
    if (isInside) seen = mix(seen, vInk, covered * legible);
  }

  int emphasis = int(vInfo.x + 0.5);
  float width = (emphasis == 0 ? 0.9 : clamp(extent / uDot * 0.07, 1.0, 2.6)) * uDot;
  vec3 stroke = emphasis == 0 ? vLine : uAccents[emphasis];
  float drawn = (1.0 - smoothstep(width - 0.6, width + 0.6, edge)) * smoothstep(2.5, 9.0, extent);
#ifdef ROUND
  if (!gl_FrontFacing) {
    // The inside of what was cut open.
    seen = vColour * 0.5;
    drawn = 0.0;
  }
#endif
  float cover = uGhost > 0.5 ? mix(0.07, 0.42, drawn) : 1.0;
  pixel = vec4(mix(seen, stroke, drawn) * cover, cover);
}
`;

/** Floor, walls and lines: a colour of their own, nothing else. */
export const FLAT_VERTEX = `${SHARED}
in vec3 position;
in vec4 colour;
uniform mat4 uProjection;
uniform float uBehind;
out vec4 vColour;
void main() {
  vColour = colour;
  gl_Position = uProjection * vec4(position, 1.0);
  gl_Position.z += uBehind * gl_Position.w;
}
`;

export const FLAT_FRAGMENT = `${SHARED}
in vec4 vColour;
out vec4 pixel;
void main() {
  pixel = vec4(vColour.rgb * vColour.a, vColour.a);
}
`;
