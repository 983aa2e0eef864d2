/** Brazilian Portuguese words of the dialogs of the request: containers, import, save. */
import type { Vocabulary } from '../eng/index.js';

export const DIALOGS = {
  search: 'Procurar',
  container: 'Contêiner',
  innerSize: 'Medida interna,',
  mostWeight: 'Peso máximo,',
  source: 'Fonte',
  equipmentTitle: 'Contêineres comuns',
  equipmentExplained: 'As unidades variam: onde um centímetro ou um quilo decide, meça você mesmo.',
  importUnit: 'As medidas e pesos dela estão em',
  saveTitle: 'Salvar',
  saveExplained:
    'No servidor, “{{title}}” é planejada no nível de suas regras e guardada; uma carga de mesmo título é substituída.',
  saveOnServer: 'Salvar no servidor',
  saveAsFile: 'Salvar como arquivo',
  saving: 'Planejando e salvando…',
  savedAs: 'Salva como “{{title}}”.',
  savedInBackground: '“{{title}}” é planejada em segundo plano.',
  buildShared: 'Compartilhar com a empresa',
  buildInBackground: 'Planejar em segundo plano',
  buildListener: 'Endereço avisado quando estiver planejada (webhook)',
  savedNone: 'Não há nenhuma carga salva.',
  savedExplained:
    'A solicitação é montada a partir do plano salvo: da mercadoria que ficou inteira só se conhecem nome e quantidade.',
  report: 'Relatório',
} as const satisfies Vocabulary;
