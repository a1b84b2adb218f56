/** What a pass adds to the styles of the server's pages. */
export const styles = `
.stage{margin:0 0 .25rem;font-size:1.25rem;font-weight:700}
.ticket h3{margin:0 0 .75rem;font-size:1.125rem}
.code{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;place-content:center;margin-block:1rem}
.code svg{flex:none;border-radius:.4rem}
.code strong{display:block;font-size:1.75rem;line-height:1.2;letter-spacing:.06em;overflow-wrap:anywhere;
font-family:ui-monospace,monospace}
.phrase{margin-block:1rem}
.phrase strong{display:block;font-size:1.5rem;line-height:1.3}
:is(.code,.phrase,.only,.thread) p,.parts :not(.field)>.hint{margin:0}
.ticket .answers{margin-block:1rem .5rem}
details form{margin-block-start:.75rem}
.parts :is(details:not([open]),.only).card{padding-block:.5rem}
.parts :is(details,.only):has(+details,+.only){border-end-start-radius:0;border-end-end-radius:0}
.parts :is(details,.only)+:is(details,.only).card{margin-block-start:calc(-1rem - 1px);border-start-start-radius:0;border-start-end-radius:0}
.parts summary{position:relative;padding-inline-end:2rem;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";position:absolute;inset:.875rem .25rem auto auto;width:.5rem;height:.5rem;
border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary::after{transform:rotate(225deg)}
.card+h2{margin-block-start:1.75rem}
#print{margin:0}
.lines dl div{grid-template-columns:1fr auto;align-items:center;padding:0}
.lines a{font-size:1.25rem;font-weight:700}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.thread{list-style:none;padding-inline:1rem}
.thread li+li{margin-block-start:.75rem;padding-block-start:.75rem;border-block-start:1px solid var(--sv-color-line)}
.said{white-space:pre-line;overflow-wrap:anywhere}
@media print{#keep,#print,form,details:not([open]),header nav,.exit{display:none!important}}
`.replaceAll("\n", "");

/** Whom to call meanwhile. Only while help is late, since a page may weigh 30 KB. */
export const waitingStyles = `.parts .urgent{margin-block-start:.75rem}
.parts .urgent summary{padding:.625rem;text-align:center;
color:var(--sv-color-onPrimary);background:var(--sv-color-primary);border-radius:.625rem}
.parts .urgent summary::after{content:none}
.now{display:flex;align-items:center;justify-content:space-between;gap:.75rem;margin-block-start:.75rem}
.now a{flex:none;padding-inline:1rem;border:1.5px solid var(--sv-color-control);border-radius:.625rem;font-weight:600;text-decoration:none}`;

/**
 * Without it the page works, but has to be loaded again by hand, and cannot be kept. Every five
 * seconds it asks whether anything changed, and compares what the server sent: a page translator
 * changes what is shown. It replaces what is live in place, so that nothing that is being typed
 * elsewhere is lost, and says the new stage to screen readers. Printing needs it.
 */
const refresh = `
(function(){
  var every=5000,tag="";
  var live=function(doc){return doc.querySelector("[data-live]")};
  var isBusy=function(area){
    return area.querySelector("details[open]")||[].some.call(area.querySelectorAll("textarea"),function(f){return f.value});
  };
  var stage=function(area){return [].map.call(area.querySelectorAll(".unread,.stage,.stage+p:not(.hint)"),function(p){return p.textContent}).join(" ")};
  var sent=live(document)&&{markup:live(document).innerHTML,stage:stage(live(document))};
  var said=document.createElement("p");
  said.className="unseen";
  said.setAttribute("role","status");
  document.body.appendChild(said);
  var print=document.getElementById("print");
  if(print){
    print.hidden=false;
    print.addEventListener("click",function(){window.print()});
  }
  var show=function(here,next){
    var all="a,button,summary,input,textarea";
    var at=[].indexOf.call(here.querySelectorAll(all),document.activeElement);
    var before=sent.stage;
    sent={markup:next.innerHTML,stage:stage(next)};
    here.innerHTML=sent.markup;
    if(at>=0&&here.querySelectorAll(all)[at])here.querySelectorAll(all)[at].focus();
    if(sent.stage!==before)said.textContent=sent.stage;
    document.dispatchEvent(new Event("refreshed"));
  };
  setInterval(function(){
    var here=live(document);
    if(document.hidden||!here||isBusy(here))return;
    fetch(location.pathname,{headers:tag?{"x-refresh":"1","if-none-match":tag}:{"x-refresh":"1"},credentials:"same-origin"}).then(function(r){
      if(r.status===304)return;
      if(r.redirected||!r.ok)return location.reload();
      tag=r.headers.get("etag")||"";
      return r.text().then(function(text){
        var next=live(new DOMParser().parseFromString(text,"text/html"));
        if(!next)return location.replace(location.pathname);
        if(next.innerHTML!==sent.markup&&!isBusy(here))show(here,next);
      });
    }).catch(function(){});
  },every);
})();
`;

/**
 * Keeps what the page shows on this device, through the service worker (web/shell/offline/worker):
 * without its forms and scripts, and with the time instead of how long ago something was. Comments
 * mark the parts that the worker replaces once their help is over. Exit and closing remove it.
 */
const keeping = `
(function(){
  var root=document.documentElement;
  var remove=function(then){
    try{
      var asked=indexedDB.deleteDatabase("safevoice-pass");
      if(then)asked.onsuccess=asked.onerror=then;
    }catch(e){if(then)then()}
  };
  document.addEventListener("click",function(e){
    var exit=e.target.closest(".exit");
    if(!exit||e.ctrlKey||e.metaKey||e.shiftKey)return;
    e.preventDefault();
    root.hidden=true;
    var go=function(){location.replace(exit.href)};
    setTimeout(go,500);
    remove(go);
  });
  document.addEventListener("submit",function(e){
    var act=e.target.querySelector("[name=act]");
    if(act&&/^(leave|exposed)$/.test(act.value))remove();
  });
  var card=document.getElementById("keep"),workers=navigator.serviceWorker,data=card&&card.dataset;
  var timeOf=function(at){return new Date(at).toLocaleString(root.lang,{month:"short",day:"numeric",hour:"numeric",minute:"2-digit"})};
  var dated=function(area){area.querySelectorAll("time").forEach(function(t){t.textContent=data.at.replace("{time}",timeOf(t.dateTime))})};
  if(card)window.addEventListener("beforeprint",function(){dated(document)});
  if(!card||!workers||!window.indexedDB||!(window.crypto&&crypto.subtle))return;
  var add=card.querySelector("[data-keep]"),drop=card.querySelector("[data-remove]"),status=card.querySelector("[role=status]");
  var isKept=false;
  var ask=function(worker,pass){
    return new Promise(function(done){
      var line=new MessageChannel();
      line.port1.onmessage=function(e){done(e.data.kept)};
      worker.postMessage({pass:{id:data.id,pass:pass}},[line.port2]);
    });
  };
  var tell=function(kept){
    isKept=kept;
    add.hidden=kept;
    drop.hidden=!kept;
    status.textContent=kept?status.dataset.kept:"";
  };
  var mark=function(n,id){n.before(document.createComment("part "+id));n.after(document.createComment("/part "+id))};
  var view=function(){
    var all=root.cloneNode(true),main=all.querySelector("main");
    all.querySelectorAll("details").forEach(function(d){if(d.querySelector("form"))d.remove()});
    all.querySelectorAll("script,form,nav,#keep,#print,.unseen,.done,p.card,.stage~.hint").forEach(function(n){n.remove()});
    var link=function(text,to){var a=document.createElement("a");a.className="link";a.href=to;a.textContent=text;var p=document.createElement("p");p.appendChild(a);main.appendChild(p)};
    var made=function(name,text){var p=document.createElement("p");p.className=name;p.textContent=text;return p};
    var seen=made("notice info",data.seen.replace("{time}",timeOf(Date.now())));
    dated(all);
    var parts=[].map.call(all.querySelectorAll("[data-ticket],[data-letters]"),function(part){
      var id=part.dataset.ticket||"letters",over="";
      mark(part,id);
      if(part.dataset.ticket)over="<section class='card ticket'>"+part.querySelector("h3").outerHTML+made("notice bad",data.over).outerHTML+"</section>";
      return {id:id,over:over,isReady:"ready" in part.dataset};
    });
    var ready=main.querySelector(".stage+[data-over]"),top=ready&&ready.parentNode;
    if(top){
      mark(top,"stage");
      parts.push({id:"stage",over:"<div class='card'>"+made("stage",ready.dataset.over).outerHTML+"</div>"});
    }
    main.insertBefore(seen,main.querySelector("h1").nextSibling);
    link(data.retry,"/c");
    link(data.remove,"/c?kept=remove&lang="+root.lang);
    all.querySelector(".exit").href="/c?kept=exit";
    return {id:data.id,until:Number(data.until),parts:parts,html:"<!doctype html>"+all.outerHTML};
  };
  var active=function(){return workers.getRegistration("/").then(function(r){return r&&r.active})};
  var keepAgain=function(){
    if(isKept)active().then(function(w){if(w)ask(w,view())});
  };
  add.addEventListener("click",function(){
    status.textContent=status.dataset.wait;
    add.disabled=true;
    workers.register("/sw.js",{updateViaCache:"none"}).then(function(){return workers.ready}).then(function(r){return ask(r.active,view())}).then(function(kept){
      if(!kept)throw 0;
      tell(true);
      drop.focus();
    }).catch(function(){status.textContent=status.dataset.failed}).then(function(){add.disabled=false});
  });
  drop.addEventListener("click",function(){remove();tell(false);add.focus()});
  document.addEventListener("refreshed",keepAgain);
  card.hidden=false;
  active().then(function(w){return w&&ask(w)}).then(function(kept){if(kept){tell(true);keepAgain()}}).catch(function(){});
})();
`;

/** Without the line ends: the page stays small on a slow network. */
export const script = (refresh + keeping).replaceAll(/\n\s*/g, "");
