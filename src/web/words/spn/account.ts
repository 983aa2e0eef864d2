/** Spanish words of the account: keys and settings. */
import type { Vocabulary } from '../eng/index.js';

export const ACCOUNT = {
  pageAccount: 'Cuenta',
  accountOf: '{{user}}, empresa {{company}}',
  keys: 'Claves API',
  keysExplained: 'Una clave se muestra una sola vez, al crearla. El servicio no guarda nada de donde pueda leerse.',
  keyName: 'Nombre',
  keyUntil: 'Hasta (vacío: sin fin)',
  keyMake: 'Crear una clave',
  keyMade: 'La clave nueva «{{name}}». Cópiela ahora; no se vuelve a mostrar.',
  keyCreated: 'Creada',
  keyUsed: 'Último uso',
  keyExpires: 'Hasta',
  keyState: 'Estado',
  keyThis: 'en uso aquí',
  keyAdmin: 'actúa por toda la empresa',
  keyValid: 'Válida',
  keyRevoked: 'Revocada',
  keyExpired: 'Caducada',
  never: 'nunca',
  keyRevoke: 'Revocar',
  keyRevokeAsk: 'La clave «{{name}}» deja de funcionar de inmediato para todo programa que la use.',
  keyRevokeThis: 'Es la clave que usa aquí: necesitará otra.',
  keyUnnamed: 'sin nombre',
  settings: 'Ajustes',
  settingsExplained:
    'Reglas de su cuenta. Valen para toda carga planificada con sus claves y para la vista previa aquí.',
  settingsSave: 'Guardar los ajustes',
  settingsSaved: 'Los ajustes están guardados.',
  settingsUndo: 'Descartar los cambios',
  settingsChanged: 'Cambiado y aún sin guardar.',
} as const satisfies Vocabulary;
