/** The little that a page of a report does by itself: it prints, and keeps what was ticked for as long as the plan is this one. */
import { createHash } from 'node:crypto';

export const SCRIPT = `(()=>{
const print=document.querySelector('button.print');if(print)print.addEventListener('click',()=>window.print());
const plan='stowage '+document.documentElement.dataset.plan;let ticked=[];
try{ticked=JSON.parse(localStorage.getItem(plan)||'[]')}catch{}
for(const box of document.querySelectorAll('.tick input')){box.checked=ticked.includes(box.name);
box.addEventListener('change',()=>{const all=[...document.querySelectorAll('.tick input:checked')].map((one)=>one.name);
try{localStorage.setItem(plan,JSON.stringify(all))}catch{}})}
})()`;

/** As a content security policy names it. */
export const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
