/**
 * The GL context, as far as a picture of a load needs it: programs, meshes of corners in buffers, one picture of letters
 * (WebGL 2). Everything here is lost when the browser loses the context, and has to be made anew.
 */

/** Numbers of a uniform by its name: one, or those of a vector, a matrix, a list of vectors. */
export type Uniforms = Record<string, number | Float32Array>;

/** How a mesh meets what was drawn before it. */
export interface Look {
  /** What lies behind shines through; the colour is already multiplied by its cover. */
  readonly isBlended: boolean;
  /** It hides what is drawn later behind it. */
  readonly hidesOthers: boolean;
  /** Seen from behind, too. */
  readonly hasTwoSides: boolean;
}

/** @throws Error when the browser cannot draw in three dimensions */
export function contextOf(canvas: HTMLCanvasElement, antialias: boolean): WebGL2RenderingContext {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias, powerPreference: 'high-performance' });
  if (gl === null) throw new Error('this browser cannot draw with WebGL 2');
  return gl;
}

type Setter = (value: number | Float32Array) => void;

export class Program {
  readonly #program: WebGLProgram;
  readonly #setters = new Map<string, Setter>();

  /** @throws Error that holds what the compiler says of the text, unless the context is lost */
  constructor(
    private readonly gl: WebGL2RenderingContext,
    vertexText: string,
    fragmentText: string,
    isRound = false,
  ) {
    const head = `#version 300 es\n${isRound ? '#define ROUND\n' : ''}`;
    const program = gl.createProgram();
    const shaders = [
      [gl.VERTEX_SHADER, vertexText],
      [gl.FRAGMENT_SHADER, fragmentText],
    ].map(([kind, text]) => {
      const shader = gl.createShader(kind as number)!;
      gl.shaderSource(shader, `${head}${text}`);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      return shader;
    });
    gl.linkProgram(program);
    if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost()) {
      const logs = [gl.getProgramInfoLog(program), ...shaders.map((shader) => gl.getShaderInfoLog(shader))];
      throw new Error(`the GL context refuses a program: ${logs.join(' ')}`);
    }
    for (const shader of shaders) gl.deleteShader(shader);
    this.#program = program;
    const count: number = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) ?? 0;
    for (let place = 0; place < count; place++) this.#know(gl.getActiveUniform(program, place)!);
  }

  /** @returns -1 when the program has none of this name */
  attribute(name: string): number {
    return this.gl.getAttribLocation(this.#program, name);
  }

  /** What is drawn next is drawn by this program. */
  use(...uniforms: readonly Uniforms[]): void {
    this.gl.useProgram(this.#program);
    for (const values of uniforms) {
      for (const [name, set] of this.#setters) if (name in values) set(values[name]!);
    }
  }

  dispose(): void {
    this.gl.deleteProgram(this.#program);
  }

  #know({ name, type }: WebGLActiveInfo): void {
    const { gl } = this;
    const place = gl.getUniformLocation(this.#program, name);
    const setters: Readonly<Record<number, Setter>> = {
      [gl.FLOAT]: (value) => gl.uniform1f(place, value as number),
      [gl.FLOAT_VEC3]: (value) => gl.uniform3fv(place, value as Float32Array),
      [gl.FLOAT_VEC4]: (value) => gl.uniform4fv(place, value as Float32Array),
      [gl.FLOAT_MAT4]: (value) => gl.uniformMatrix4fv(place, false, value as Float32Array),
      [gl.SAMPLER_2D]: (value) => gl.uniform1i(place, value as number),
    };
    this.#setters.set(name.replace('[0]', ''), setters[type]!);
  }
}

/** Values of a corner, or of an instance, by the name that the program has for them. */
export interface Column {
  readonly name: string;
  /** Values of one corner. */
  readonly size: number;
  /** Of each instance one, and not of each corner. */
  readonly isOfInstance?: true;
  /** Bytes are shares of 255. */
  readonly isShare?: true;
}

/** Corners in buffers of the context, drawn as triangles or lines, once or as instances. */
export class Mesh {
  readonly #array: WebGLVertexArrayObject;
  readonly #buffers = new Map<string, WebGLBuffer>();
  #index: WebGLBuffer | null = null;
  #corners = 0;
  #instances = 1;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly program: Program,
    private readonly kind: 'triangles' | 'lines',
  ) {
    this.#array = gl.createVertexArray();
  }

  set(column: Column, values: Float32Array | Uint8Array): void {
    const { gl } = this;
    const known = this.#buffers.get(column.name);
    const buffer = known ?? gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, column.isOfInstance ? gl.DYNAMIC_DRAW : gl.STATIC_DRAW);
    if (known !== undefined) return;
    this.#buffers.set(column.name, buffer);
    const place = this.program.attribute(column.name);
    if (place < 0) return;
    const type = values instanceof Uint8Array ? gl.UNSIGNED_BYTE : gl.FLOAT;
    gl.bindVertexArray(this.#array);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, column.size, type, column.isShare === true, 0, 0);
    if (column.isOfInstance) gl.vertexAttribDivisor(place, 1);
    gl.bindVertexArray(null);
  }

  setIndex(values: Uint16Array): void {
    const { gl } = this;
    this.#index ??= gl.createBuffer();
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#index);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, values, gl.STATIC_DRAW);
    gl.bindVertexArray(null);
    this.#corners = values.length;
  }

  /** How much of it there is; 0: nothing is drawn. */
  setCount(corners: number, instances = 1): void {
    this.#corners = corners;
    this.#instances = instances;
  }

  setInstances(instances: number): void {
    this.#instances = instances;
  }

  draw({ isBlended, hidesOthers, hasTwoSides }: Look, ...uniforms: readonly Uniforms[]): void {
    if (this.#corners === 0 || this.#instances === 0) return;
    const { gl } = this;
    this.program.use(...uniforms);
    turn(gl, gl.BLEND, isBlended);
    turn(gl, gl.CULL_FACE, !hasTwoSides);
    gl.depthMask(hidesOthers);
    gl.bindVertexArray(this.#array);
    const kind = this.kind === 'lines' ? gl.LINES : gl.TRIANGLES;
    if (this.#index === null) gl.drawArrays(kind, 0, this.#corners);
    else gl.drawElementsInstanced(kind, this.#corners, gl.UNSIGNED_SHORT, 0, this.#instances);
    gl.bindVertexArray(null);
  }

  dispose(): void {
    for (const buffer of this.#buffers.values()) this.gl.deleteBuffer(buffer);
    if (this.#index !== null) this.gl.deleteBuffer(this.#index);
    this.gl.deleteVertexArray(this.#array);
  }
}

/** A new picture: of its size and colour, nothing in it, the nearest of two points in front. */
export function beginPicture(gl: WebGL2RenderingContext, [red, green, blue]: readonly [number, number, number]): void {
  gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
  gl.enable(gl.DEPTH_TEST);
  gl.depthFunc(gl.LEQUAL);
  gl.depthMask(true);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.clearColor(red, green, blue, 1);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
}

/** A drawing that programs read at any size, kept as the only one of the context. */
export function textureOf(gl: WebGL2RenderingContext, drawing: HTMLCanvasElement): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawing);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

function turn(gl: WebGL2RenderingContext, what: number, isOn: boolean): void {
  if (isOn) gl.enable(what);
  else gl.disable(what);
}
