/** Spanish words of the dialogs of the request: containers, import, save. */
import type { Vocabulary } from '../eng/index.js';

export const DIALOGS = {
  search: 'Buscar',
  container: 'Contenedor',
  innerSize: 'Medida interior,',
  mostWeight: 'Peso máximo,',
  source: 'Fuente',
  equipmentTitle: 'Contenedores habituales',
  equipmentExplained: 'Las unidades varían: donde un centímetro o un kilogramo decide, mida usted mismo.',
  importUnit: 'Sus medidas y pesos están en',
  saveTitle: 'Guardar',
  saveExplained:
    'En el servidor, «{{title}}» se planifica en el nivel de sus reglas y se guarda; una carga del mismo título se sobrescribe.',
  saveOnServer: 'Guardar en el servidor',
  saveAsFile: 'Guardar como archivo',
  saving: 'Planificando y guardando…',
  savedAs: 'Guardado como «{{title}}».',
  savedInBackground: '«{{title}}» se planifica en segundo plano.',
  buildShared: 'Compartir con la empresa',
  buildInBackground: 'Planificar en segundo plano',
  buildListener: 'Dirección a la que se avisa cuando está planificado (webhook)',
  savedNone: 'No hay ninguna carga guardada.',
  savedExplained:
    'La solicitud se compone a partir del plan guardado: de la mercancía que se quedó entera solo se conocen el nombre y la cantidad.',
  report: 'Informe',
} as const satisfies Vocabulary;
