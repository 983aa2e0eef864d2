/** Brazilian Portuguese words of the account: keys and settings. */
import type { Vocabulary } from '../eng/index.js';

export const ACCOUNT = {
  pageAccount: 'Conta',
  accountOf: '{{user}}, empresa {{company}}',
  keys: 'Chaves de API',
  keysExplained:
    'Uma chave é mostrada uma só vez, quando é criada. O serviço não guarda nada de onde ela possa ser lida.',
  keyName: 'Nome',
  keyUntil: 'Até (vazio: sem fim)',
  keyMake: 'Criar uma chave',
  keyMade: 'A nova chave “{{name}}”. Copie-a agora; não será mostrada de novo.',
  keyCreated: 'Criada',
  keyUsed: 'Último uso',
  keyExpires: 'Até',
  keyState: 'Estado',
  keyThis: 'em uso aqui',
  keyAdmin: 'age por toda a empresa',
  keyValid: 'Válida',
  keyRevoked: 'Revogada',
  keyExpired: 'Expirada',
  never: 'nunca',
  keyRevoke: 'Revogar',
  keyRevokeAsk: 'A chave “{{name}}” deixa de funcionar na hora, para todo programa que a usa.',
  keyRevokeThis: 'É a chave que você usa aqui: precisará de outra.',
  keyUnnamed: 'sem nome',
  settings: 'Configurações',
  settingsExplained: 'Regras da sua conta. Valem para toda carga planejada com suas chaves e para a prévia aqui.',
  settingsSave: 'Salvar as configurações',
  settingsSaved: 'As configurações estão salvas.',
  settingsUndo: 'Descartar as alterações',
  settingsChanged: 'Alterado e ainda não salvo.',
} as const satisfies Vocabulary;
