/** What a pass adds to the styles of the server's pages. */
export const styles = `
.stage{margin:0 0 .25rem;font-size:1.25rem;font-weight:700}
.ticket h3{margin:0 0 .75rem;font-size:1.125rem}
.code{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;margin-block:1rem}
.code svg{flex:none;border-radius:.375rem}
.code p{margin:0}
.code strong{display:block;font-size:1.75rem;line-height:1.2;letter-spacing:.06em;overflow-wrap:anywhere;
font-family:ui-monospace,Menlo,Consolas,"Liberation Mono",monospace}
.parts .hint{margin:0}
.ticket .answers{margin-block:1rem .5rem}
.parts button.quiet{color:var(--sv-color-primary);background:transparent;border:1.5px solid var(--sv-color-control)}
.parts details form{margin-block-start:.75rem}
@media print{form,details:not([open]),header nav,.exit{display:none!important}}
`;

/**
 * Without it the page works, but has to be loaded again by hand. It asks every 30 seconds whether
 * anything changed, while nothing is being typed.
 */
export const refreshScript = `
(function(){
  var parts=function(doc){return Array.prototype.map.call(doc.querySelectorAll("[data-live]"),function(p){return p.textContent}).join()};
  var plain=function(text){return text.replace(/\\s+/g," ")};
  var shown=plain(parts(document));
  var isBusy=function(){
    return document.querySelector("details[open]")||Array.prototype.some.call(document.querySelectorAll("input:not([type=hidden]),textarea"),function(f){return f.value});
  };
  setInterval(function(){
    if(document.hidden||isBusy())return;
    fetch(location.pathname,{headers:{"x-refresh":"1"},credentials:"same-origin"}).then(function(r){
      if(r.redirected||!r.ok)return location.reload();
      return r.text().then(function(text){
        var next=new DOMParser().parseFromString(text,"text/html");
        if(plain(parts(next))!==shown)location.replace(location.pathname);
      });
    }).catch(function(){});
  },30000);
})();
`;
