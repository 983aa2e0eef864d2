/** What the rules do that most people ask for, in Spanish. */
import type { FieldWords } from '../translation.js';

export const HINTS: FieldWords = {
  calculationType: 'Qué tipo de carga se planifica.',
  algorithmType: 'Lo usual es Optimization.',
  fillDirection: 'Paredes desde el frente, o capas desde el suelo.',
  optimizationLevel: 'De 1 rápido a 4 minucioso.',
  isWeightLimited: 'Rigen los límites de peso.',
  isSpreadIdenticalCargoAllowed: 'Una mercancía puede repartirse entre contenedores.',
  isSequenceUsed: 'El número menor se carga primero.',
  bestFitContainersSelectionType: 'Cómo se eligen los tipos de contenedor.',
  isSafeStackingUsed: 'Todo lo que está sobre el suelo queda apoyado.',
  minSupportRate: 'Parte de la base que está apoyada; 0,8 es el 80 %.',
  stackingRule: 'Qué mercancía puede ir sobre cuál.',
  isGroupUsed: 'La mercancía de un grupo va junta.',
  maxRunTimeSeconds: 'Detiene la búsqueda por tiempo; 0 es lo máximo que permite el servicio.',
  isBalanceAlignLoadCenter: 'La carga se desplaza al centro.',
};
