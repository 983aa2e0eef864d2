/** The language of the pages. */
import { LANGUAGES, type Language } from '../words/languages.js';
import { chooseLanguage, language, text } from '../words/words.js';

export function LanguageChoice() {
  return (
    <select
      class="desk-select"
      aria-label={text('language')}
      value={language.value}
      onChange={({ currentTarget: select }) => {
        // What cannot be loaded leaves the language as it is.
        chooseLanguage(select.value as Language).catch(() => {
          select.value = language.value;
        });
      }}
    >
      {Object.entries(LANGUAGES).map(([code, { name }]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
