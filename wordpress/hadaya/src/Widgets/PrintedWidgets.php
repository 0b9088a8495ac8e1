<?php
/**
 * Printed contact widgets.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Http\FrontEndpoint;
use Hadaya\Languages\Languages;
use Hadaya\Languages\LocaleSwitcher;
use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\PublicSchema;
use Hadaya\Uploads\UploadLimits;

defined( 'ABSPATH' ) || exit;

/**
 * Converts our contact widgets to the format that pages print, `window.hadaya.settings.contact.widgets`: the stored
 * settings without the widget's defaults and without private data.
 *
 * @phpstan-import-type PrintedChannel from PrintedChannels
 * @phpstan-type PrintedWidget array{id: int|string, token: string, channels: list<PrintedChannel>, ...}
 */
final class PrintedWidgets {

	private ContactWidgets $contact_widgets;
	private Options $options;
	private FrontEndpoint $front_endpoint;
	private UploadLimits $upload_limits;
	private Languages $languages;
	private PrintedChannels $printed_channels;
	private PrintedForm $printed_form;
	private PublicSchema $public_schema;

	/** @var \Closure Gives the `PageRules`, which a widget without rules does not need. */
	private \Closure $page_rules;

	public function __construct(
		ContactWidgets $contact_widgets,
		Options $options,
		FrontEndpoint $front_endpoint,
		UploadLimits $upload_limits,
		Languages $languages,
		PrintedChannels $printed_channels,
		PrintedForm $printed_form,
		PublicSchema $public_schema,
		\Closure $page_rules
	) {
		$this->front_endpoint   = $front_endpoint;
		$this->upload_limits    = $upload_limits;
		$this->languages        = $languages;
		$this->printed_channels = $printed_channels;
		$this->printed_form     = $printed_form;
		$this->public_schema    = $public_schema;
		$this->page_rules       = $page_rules;
		$this->options          = $options;
		$this->contact_widgets  = $contact_widgets;
	}

	/**
	 * Returns a page's printed widgets, with the URLs and upload limits for their requests to the server.
	 *
	 * @param list<Widget> $widgets Widgets of this page.
	 * @return array{ajaxUrl: string, tracking: bool, pageId: string, widgets: array<int, PrintedWidget>, tokenAction: string, frontAjaxUrl: string, maxUploadBytes: int, maxTotalBytes: int}
	 */
	public function settings( array $widgets ): array {
		$common = $this->options->common();
		return array(
			'ajaxUrl'        => $this->server(),
			'tracking'       => (bool) $common['tracking'],
			'pageId'         => (string) get_queried_object_id(),
			'widgets'        => $this->in_languages( $widgets ),
			'tokenAction'    => Widget::TOKEN_ACTION,
			'frontAjaxUrl'   => $this->front_endpoint->url(),
			'maxUploadBytes' => $this->upload_limits->one_file(),
			'maxTotalBytes'  => $this->upload_limits->all_files(),
		);
	}

	/**
	 * Returns the widgets with their texts in every language that the owner added. The page's `lang` selects a language, because the server does not
	 * know the page's language without a translation plugin. With such a plugin, a page contains only its own language.
	 *
	 * @param list<Widget> $widgets Widgets of this page.
	 * @return array<int, PrintedWidget>
	 */
	private function in_languages( array $widgets ): array {
		if ( array() === $widgets || ! $this->languages->has_added() ) {
			return array_map( array( $this, 'widget' ), $widgets );
		}
		$ids     = array_map( static fn ( Widget $widget ): int => $widget->id(), $widgets );
		$is_here = static fn ( Widget $widget ): bool => in_array( $widget->id(), $ids, true );
		$printed = array();
		foreach ( $this->languages->all() as $tag => $language ) {
			$switcher        = ( new LocaleSwitcher( $language['locale'] ) )->begin();
			$here            = $this->contact_widgets->with_wishes( array_values( array_filter( $this->contact_widgets->all(), $is_here ) ) );
			$printed[ $tag ] = array_map( array( $this, 'widget' ), $here );
			$switcher->end();
		}
		return LanguageJoin::all( $printed );
	}

	/**
	 * Returns the URL of the server's AJAX actions. It names the page's language, so that responses use this language even on cached pages.
	 *
	 * @return string
	 */
	private function server(): string {
		$slug = $this->languages->slug();
		return '' === $slug ? admin_url( 'admin-ajax.php' ) : add_query_arg( 'lang', $slug, admin_url( 'admin-ajax.php' ) );
	}

	/**
	 * Returns a widget as printed. The browser searches a refetched page for `"id":…,"token":…` to get a fresh token.
	 *
	 * @param Widget $widget Widget.
	 * @return PrintedWidget
	 */
	public function widget( Widget $widget ): array {
		$printed  = array(
			'id'    => '' === $widget->suffix() ? 0 : $widget->suffix(),
			'token' => wp_create_nonce( Widget::NONCE_ACTION . $widget->suffix() ),
		);
		$printed += $this->look( $widget );

		$channels = $this->printed_channels->all( $widget->channels() );
		if ( $this->contact_widgets->has_form( $widget ) ) {
			$channels[] = $this->printed_form->channel( ContactForm::of( $this->options, $widget->id() ), FormStamp::of_site() );
		}
		/**
		 * Filters the channels of a contact widget as printed on pages.
		 *
		 * @since 1.0.0
		 *
		 * @param array[] $channels Channels, each with `type`, `label` and `value`.
		 * @param array   $stored   Settings of the widget.
		 */
		$printed['channels'] = apply_filters( 'hadaya_widget_channels', $channels, $widget->to_array() );
		return $printed;
	}

	/**
	 * Returns a widget's printed settings, except its id, token and channels. Disabled groups are left out.
	 *
	 * @param Widget $widget Widget.
	 * @return array<string, mixed>
	 */
	public function look( Widget $widget ): array {
		$stored = $widget->to_array();
		$groups = array(
			'attention' => $this->public_schema->printed( 'attention', $stored['attention'] ),
			'chat'      => $this->public_schema->printed(
				'chat',
				array_merge( $stored['chat'], array( 'body' => nl2br( esc_html( $stored['chat']['body'] ) ) ) )
			),
			'hours'     => $this->public_schema->printed( 'hours', array_filter( $stored['hours'] ) ),
			'dates'     => $this->public_schema->printed( 'dates', array_merge( $stored['dates'], array( 'zone' => wp_timezone_string() ) ) ),
			'countries' => array( 'codes' => $stored['countries']['codes'] ),
			'ads'       => array_intersect_key( $stored['ads'], array_flip( array( 'click', 'lead' ) ) ),
			'traffic'   => array(
				'sources' => $stored['traffic']['sources'],
				'sites'   => $stored['traffic']['sites'],
			),
		);
		foreach ( $groups as $name => $group ) {
			if ( array() === $group || ( isset( $stored[ $name ]['enabled'] ) && ! $stored[ $name ]['enabled'] ) ) {
				unset( $groups[ $name ] );
			}
		}
		// Pages may be cached but carts differ, so the visitor's browser checks the cart.
		$cart = array() === $widget->pages() ? '' : ( $this->page_rules )()->cart( $widget->pages() );
		if ( '' !== $cart ) {
			$groups['cart'] = $cart;
		}
		// Omits the public name and the token, which the owner cannot set, and `attention`, which is printed as a group.
		return array_diff_key( $this->public_schema->printed( 'widget', $stored ), array_flip( array( 'id', 'token', 'attention' ) ) ) + $groups;
	}
}
