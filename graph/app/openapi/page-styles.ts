/** The documentation needs more room than other pages of the server. */
export const docsStyles = `
pre{padding:.75rem;overflow:auto;font-size:.875rem;background:var(--sv-color-page);border:1px solid var(--sv-color-line);border-radius:.375rem}
code{overflow-wrap:anywhere}
header div,footer p{max-width:76rem}
main{max-width:78rem}
html{scroll-padding-top:1rem}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.docs{display:grid;gap:1.5rem;align-items:start}
.docs>*{min-width:0}
.docs nav ul{margin:0 0 .5rem;padding:0;list-style:none}
.docs nav li a{display:grid;grid-template-columns:3.75rem 1fr;align-items:baseline;padding:.375rem 0;text-decoration:none;overflow-wrap:anywhere}
.docs nav li a.schema{display:block}
.docs nav li a:hover{text-decoration:underline}
.docs nav small{color:var(--sv-color-muted);font-weight:400}
.docs h2{margin-block:2rem .25rem;font-size:1.375rem}
.docs h3{margin:0;font-size:1.125rem}
.docs h4{margin:1rem 0 .25rem;font-size:1rem}
.docs .call{margin-block:.25rem .5rem}
.docs b.get,.docs b.post,.docs b.put,.docs b.patch,.docs b.delete{display:inline-block;min-width:3.25rem;font-size:.8125rem}
.docs b.get{color:var(--sv-color-positive-fg)}
.docs b.post,.docs b.put,.docs b.patch{color:var(--sv-color-info-fg)}
.docs b.delete{color:var(--sv-color-critical-fg)}
.docs .fields{margin:0;padding:0;list-style:none}
.docs .fields li{padding:.375rem 0;border-top:1px solid var(--sv-color-line);overflow-wrap:anywhere}
.docs .fields .fields{margin:.25rem 0 0 1rem}
.docs .fields small{color:var(--sv-color-muted)}
.docs .fields span{display:block;font-size:.9375rem}
.docs form .label{margin-block-start:.75rem}
.docs form [role=status]:empty{display:none}
.docs form pre{max-height:24rem}
.docs [hidden]{display:none}
@media (min-width:64rem){
.docs{grid-template-columns:20rem minmax(0,1fr);gap:2rem}
.docs nav{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto;padding:.25rem}
}
`;
