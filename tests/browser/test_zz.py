import pytest
from axe_playwright_python.sync_playwright import Axe
from .examining import AXE
from .pages import PAGES, LOOKS
def test_inc(browser, site):
    seen={}
    for look in LOOKS:
        p=browser.new_context(base_url=site, **LOOKS[look]).new_page()
        for a in PAGES:
            p.goto(a)
            r=Axe().run(p, options={**AXE,"resultTypes":["violations","incomplete"]}).response
            for rule in r["incomplete"]:
                for n in rule["nodes"]:
                    msg=(n["any"]+n["all"]+n["none"])[0]["message"][:110] if n["any"]+n["all"]+n["none"] else ""
                    seen.setdefault((rule["id"],msg),[]).append((a,look,n["html"][:90]))
    for k,v in seen.items(): print(k,len(v),v[0])
    ctx=browser.new_context(base_url=site, **LOOKS["phone, dark"]); p=ctx.new_page(); p.goto("/rules/DR/6.5/"); p.locator("#q").tap(); p.locator("#q").press_sequentially("discard", delay=20); p.wait_for_timeout(500); p.screenshot(path="/tmp/shots2/zs-phone.png")
    p=browser.new_context(base_url=site, **LOOKS["desk, light"]).new_page(); p.goto("/rules/DR/6.5/"); p.locator("#q").press_sequentially("discard", delay=20); p.wait_for_timeout(500); p.screenshot(path="/tmp/shots2/zs-desk.png")
    p.keyboard.press("Escape"); p.pdf(path="/tmp/shots2/p.pdf"); p.emulate_media(media="print"); p.set_viewport_size({"width":794,"height":1123}); p.screenshot(path="/tmp/shots2/zprint.png", full_page=True)
    p=browser.new_context(base_url=site, **{**LOOKS["phone, dark"],"viewport":{"width":320,"height":640}}).new_page()
    for n,a in (("a","/rules/DR/6.5/"),("b","/search/?q=protector"),("c","/rules/TR/versions/"),("d","/disagreements/")):
        p.goto(a); p.screenshot(path=f"/tmp/shots2/z320{n}.png")
