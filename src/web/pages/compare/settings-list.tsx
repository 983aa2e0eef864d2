/** The settings, to be named, changed, added and taken away. */
import { cards } from './words.js';
import '../../styles/sheet.css';
import { changeSettings, faultOf, nameOf, PRESETS, type Setting, settings } from './settings.js';

export function SettingsList() {
  const all = settings.value;
  const change = (at: number, next: Setting) => changeSettings(all.map((one, place) => (place === at ? next : one)));
  const add = (preset: Setting) => {
    const isTaken = all.some(({ label }) => label === preset.label);
    changeSettings([...all, isTaken ? { ...preset, label: `${nameOf(preset)} (${all.length + 1})` } : preset]);
  };
  return (
    <section class="panel stack" aria-label={cards('compareSettings')}>
      <h2>{cards('compareSettings')}</h2>
      {all.map((setting, at) => {
        const fault = faultOf(setting);
        return (
          <div class="setting" key={at}>
            <input
              class="input"
              aria-label={`${cards('settingName')} ${at + 1}`}
              value={nameOf(setting)}
              onInput={(event) => change(at, { ...setting, label: event.currentTarget.value })}
            />
            <input
              class="input setting-rules"
              aria-label={`${cards('settingRules')} ${at + 1}`}
              aria-invalid={fault !== ''}
              title={fault}
              spellcheck={false}
              value={setting.rules}
              onInput={(event) => change(at, { ...setting, rules: event.currentTarget.value })}
            />
            <button
              type="button"
              class="sheet-remove"
              aria-label={`${cards('settingRemove')} ${at + 1}`}
              onClick={() => changeSettings(all.filter((_, place) => place !== at))}
            >
              ×
            </button>
            {fault !== '' && <p class="small setting-fault">{fault}</p>}
          </div>
        );
      })}
      <select
        class="input is-short"
        aria-label={cards('settingAdd')}
        value=""
        onChange={(event) => {
          const preset = PRESETS.find(({ label }) => label === event.currentTarget.value);
          event.currentTarget.value = '';
          if (preset) add(preset);
        }}
      >
        <option value="" disabled>
          {cards('settingAdd')}
        </option>
        {PRESETS.map((preset) => (
          <option key={preset.label} value={preset.label}>
            {nameOf(preset)}
          </option>
        ))}
      </select>
    </section>
  );
}
