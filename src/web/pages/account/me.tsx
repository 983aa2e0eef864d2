/** Oneself: name, language, unit, password, and the way out of every browser. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import type { Me } from '../../../schema/people.js';
import { companyNamed } from '../../shell/company.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Fault } from '../../shell/fault.js';
import { send } from '../../shell/server.js';
import { type Account, signOut, takeSession } from '../../shell/session.js';
import { LANGUAGES, type Language } from '../../words/languages.js';
import { chooseLanguage, text } from '../../words/words.js';
import { roleText } from '../people/roles.js';
import { peopleText } from '../people/words.js';
import { PasswordForm } from '../sign-in/password-form.js';

export function MyAccount({ account }: { readonly account: Account }) {
  const [isLeaving, setLeaving] = useState(false);
  const company = companyNamed(account);
  return (
    <>
      <section class="panel stack" aria-label={text('pageAccount')}>
        <h1>{text('pageAccount')}</h1>
        <p class="quiet long">
          {company === '' ? account.user : peopleText('accountOf', { user: account.user, company })} ·{' '}
          {account.roles.map(roleText).join(', ')}
        </p>
        <Profile account={account} />
        <div>
          <button type="button" class="button" onClick={() => setLeaving(true)}>
            {peopleText('signOutEverywhere')}
          </button>
        </div>
      </section>
      <section class="panel password-panel">
        <PasswordForm />
      </section>
      {isLeaving && (
        <ConfirmDialog
          title={peopleText('signOutEverywhere')}
          question={peopleText('signOutEverywhereAsk')}
          label={peopleText('signOutEverywhere')}
          onYes={() => signOut(true)}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

function Profile({ account }: { readonly account: Account }) {
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState<string>(account.language ?? '');
  const [uom, setUom] = useState<Uom>(account.UOM ?? 'UnitMetric');
  const [fault, setFault] = useState('');
  const [isSaved, setSaved] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setFault('');
    setSaved(false);
    try {
      const { warnings: _, ...me } = await send<Me>('PUT', '/Account/Me', {
        name,
        language: language === '' ? null : language,
        UOM: uom,
      });
      await takeSession(me);
      if (language !== '') await chooseLanguage(language as Language);
      setSaved(true);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void save(event)}>
      <div class="fields">
        <div class="field">
          <label for="me-name">{peopleText('meName')}</label>
          <input
            class="input"
            id="me-name"
            autocomplete="name"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="me-language">{text('language')}</label>
          <select
            class="input"
            id="me-language"
            value={language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          >
            <option value="">{peopleText('asBrowser')}</option>
            {Object.entries(LANGUAGES).map(([code, { name }]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="me-unit">{peopleText('meUnit')}</label>
          <select
            class="input"
            id="me-unit"
            value={uom}
            onChange={({ currentTarget }) => setUom(currentTarget.value as Uom)}
          >
            {Object.entries(UNITS).map(([uom, { length, weight }]) => (
              <option key={uom} value={uom}>
                {`${length}, ${weight}`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Fault text={fault} />
      <div class="row">
        <button type="submit" class="button is-main">
          {peopleText('meSave')}
        </button>
        <span role="status" class="small">
          {isSaved ? peopleText('meSaved') : ''}
        </span>
      </div>
    </form>
  );
}
