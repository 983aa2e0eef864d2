/** Reports of loads behind signed addresses; they need no key. */

import { missingPage } from '../../report/page/missing-page.js';
import { SCRIPT_HASH } from '../../report/page/script.js';
import { REPORT_FORMS, type ReportForm } from '../../schema/reports.js';
import { type Static, Type } from '../../schema/typebox.js';
import { WorkOrderSchema } from '../../schema/work-order.js';
import { ServiceFailure } from '../../service/failures.js';
import type { Reports } from '../../service/reports/reports.js';
import { noSuchPath } from '../errors.js';
import { type MediaType, XLSX_TYPE } from '../media-types.js';
import { REPORT_PARAMETERS, reportLook, UOM_PARAMETER } from '../output-options.js';
import { type Call, errorAnswer, type Route, route } from '../route.js';
import type { SignedLimit } from '../signed-limit.js';
import { LONGEST_TOKEN } from './shared.js';

const token = Type.String({
  minLength: 1,
  maxLength: LONGEST_TOKEN,
  description: 'Token of the address. With .pdf, .xlsx or .json at its end the report has that form.',
});
const container = Type.String({
  minLength: 1,
  description:
    'Sequence of the filled container, from 1; with .pdf, .xlsx or .json at its end the report has that form.',
});

const QUERY = Type.Object({
  UOM: UOM_PARAMETER,
  ...REPORT_PARAMETERS,
  print: Type.Optional(
    Type.String({
      maxLength: 20,
      description:
        'The letters that identify the plan on a printed report. The page then says whether that print is out of date.',
    }),
  ),
});

const ANSWERS = {
  200: {
    description: 'The report: a page, a PDF, a workbook, or the loading steps as JSON.',
    schema: WorkOrderSchema,
    types: ['text/html', 'application/pdf', XLSX_TYPE],
  },
  404: {
    ...errorAnswer('The address was changed, has expired or was revoked, or its load is no longer there.'),
    types: ['text/html'],
  },
  422: errorAnswer('The report is larger than can be written at once; that of one container is smaller.'),
  429: errorAnswer('Too many were asked for within a minute, from one network address or of the loads of one user.'),
  503: errorAnswer('The store cannot be reached, too many reports are waiting, or the service is stopping.'),
} as const;

const TYPES = {
  html: 'text/html',
  pdf: 'application/pdf',
  xlsx: XLSX_TYPE,
} as const satisfies Readonly<Record<Exclude<ReportForm, 'json'>, MediaType>>;

type ReportCall = Call<unknown, Static<typeof QUERY>>;
/** What the name of a file stands for. */
type Place = (name: string) => { readonly token: string; readonly container: number | null };

/** @param embedOrigins whose pages may show a report in a frame */
export function reportRoutes(reports: Reports, embedOrigins: readonly string[], limit: SignedLimit): readonly Route[] {
  const policy = [
    "default-src 'none'",
    'img-src data:',
    "style-src 'unsafe-inline'",
    `script-src ${SCRIPT_HASH}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${embedOrigins.join(' ')}`.trim(),
  ].join('; ');
  const headers = { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' };
  const find = async ({ query, baseUrl, signal, visit }: ReportCall, file: string, place: Place) => {
    await limit.fromAddress(visit.address);
    const [name, form] = formOf(file);
    const found = await reports.find({
      ...place(name),
      form,
      look: reportLook(query),
      print: query.print ?? null,
      baseUrl,
    });
    await limit.ofOwner(found.owner);
    const common = {
      body: form === 'pdf' ? () => found.stream(signal) : await found.write(signal),
      etag: `"${found.identity}"`,
      headers: {
        ...headers,
        ...(form === 'html' ? {} : { 'Content-Disposition': disposition(form, found.fileName) }),
      },
    };
    return form === 'json' ? common : { ...common, type: TYPES[form] };
  };
  /** Who opens an address that holds no more in a browser gets a page to read, every program the usual error. */
  const show = async (call: ReportCall, file: string, place: Place) => {
    try {
      return await find(call, file, place);
    } catch (error) {
      const isGone = error instanceof ServiceFailure && error.code === 'NoSuchReport';
      if (!isGone || !call.prefers('text/html')) throw error;
      const page = missingPage(reportLook(call.query).language);
      return { status: 404 as const, type: 'text/html' as const, body: Buffer.from(page), headers };
    }
  };
  const common = {
    method: 'GET',
    tag: 'Reports',
    auth: 'none',
    hasOwnTag: true,
    query: QUERY,
    body: null,
    answers: ANSWERS,
  } as const;
  return [
    route({
      ...common,
      path: '/Reports/{token}',
      operationId: 'getReport',
      summary: 'The report of a load.',
      params: Type.Object({ token }),
      handle: (call) => show(call, call.params.token, (name) => ({ token: name, container: null })),
    }),
    route({
      ...common,
      path: '/Reports/{token}/{container}',
      operationId: 'getContainerReport',
      summary: 'The report of a filled container.',
      params: Type.Object({ token, container }),
      handle: (call) =>
        show(call, call.params.container, (name) => {
          if (!/^[1-9]\d{0,5}$/.test(name)) throw noSuchPath(call.params.container);
          return { token: call.params.token, container: Number(name) };
        }),
    }),
  ];
}

function formOf(file: string): [name: string, form: ReportForm] {
  const form = REPORT_FORMS.find((one) => file.toLowerCase().endsWith(`.${one}`));
  return form === undefined ? [file, 'html'] : [file.slice(0, -form.length - 1), form];
}

/** A workbook is saved, all else is shown; under the load's title and what it is in either case. */
function disposition(form: ReportForm, name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${form === 'xlsx' ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
