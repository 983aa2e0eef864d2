/** The settings, to be named, changed, added and taken away. */
import '../../styles/sheet.css';
import { text } from '../../words/words.js';
import { changeSettings, faultOf, PRESETS, type Setting, settings } from './settings.js';

export function SettingsList() {
  const all = settings.value;
  const change = (at: number, next: Setting) => changeSettings(all.map((one, place) => (place === at ? next : one)));
  const add = (preset: Setting) => {
    const isTaken = all.some(({ label }) => label === preset.label);
    changeSettings([...all, isTaken ? { ...preset, label: `${preset.label} (${all.length + 1})` } : preset]);
  };
  return (
    <section class="panel stack" aria-label={text('compareSettings')}>
      <h2>{text('compareSettings')}</h2>
      {all.map((setting, at) => {
        const fault = faultOf(setting);
        return (
          <div class="setting" key={at}>
            <input
              class="input"
              aria-label={`${text('settingName')} ${at + 1}`}
              value={setting.label}
              onInput={(event) => change(at, { ...setting, label: event.currentTarget.value })}
            />
            <input
              class="input setting-rules"
              aria-label={`${text('settingRules')} ${at + 1}`}
              aria-invalid={fault !== ''}
              title={fault}
              spellcheck={false}
              value={setting.rules}
              onInput={(event) => change(at, { ...setting, rules: event.currentTarget.value })}
            />
            <button
              type="button"
              class="sheet-remove"
              aria-label={`${text('settingRemove')} ${at + 1}`}
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
        aria-label={text('settingAdd')}
        value=""
        onChange={(event) => {
          const preset = PRESETS.find(({ label }) => label === event.currentTarget.value);
          event.currentTarget.value = '';
          if (preset) add(preset);
        }}
      >
        <option value="" disabled>
          {text('settingAdd')}
        </option>
        {PRESETS.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
    </section>
  );
}
