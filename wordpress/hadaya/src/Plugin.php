<?php
/**
 * Plugin bootstrap.
 *
 * @package Hadaya
 */

namespace Hadaya;

use Hadaya\Admin\InboxPage;
use Hadaya\Admin\SettingsPage;
use Hadaya\Assets\Islands;
use Hadaya\Assets\Loader;
use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageIslands;
use Hadaya\Assets\PartsSchema;
use Hadaya\Assets\ResourceHints;
use Hadaya\Chaty\ChatySource;
use Hadaya\ClickToChat\ClickToChatSource;
use Hadaya\Form\FormNotes;
use Hadaya\Form\FormSchema;
use Hadaya\Hooks\EveryRequest;
use Hadaya\Hooks\Pages;
use Hadaya\Hooks\Screens;
use Hadaya\Http\FrontEndpoint;
use Hadaya\Http\RateTable;
use Hadaya\Inbox\AnswerTemplates;
use Hadaya\Inbox\DataSchema;
use Hadaya\Joinchat\JoinchatSource;
use Hadaya\Languages\Languages;
use Hadaya\Languages\PluginLanguages;
use Hadaya\Mail\MailTemplate;
use Hadaya\Move\MoveSources;
use Hadaya\ProductButton\ProductButtonSchema;
use Hadaya\Quote\QuoteSchema;
use Hadaya\Quote\QuoteSending;
use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountRetention;
use Hadaya\Support\Countries;
use Hadaya\Support\OwnTable;
use Hadaya\Swap\ActivePlugins;
use Hadaya\Widgets\BrokenRules;
use Hadaya\Widgets\ChannelSchema;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\FormDefaults;
use Hadaya\Widgets\PageContact;
use Hadaya\Widgets\PageRules;
use Hadaya\Widgets\PrintedWidgets;
use Hadaya\Widgets\WidgetDefaults;
use Hadaya\Widgets\WidgetList;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Wires the plugin together: registers every hook that a request may need, and creates services when their hooks fire. `Hooks\EveryRequest`,
 * `Hooks\Pages` and `Hooks\Screens` list the hooks.
 */
final class Plugin {

	/**
	 * Services that are injected as closures, by parameter name. Few requests need these services, so most requests do not load their files.
	 */
	const LATER = array(
		'access'         => Access::class,
		'countries'      => Countries::class,
		'front_endpoint' => FrontEndpoint::class,
		'inbox_page'     => InboxPage::class,
		'page_contact'   => PageContact::class,
		'page_islands'   => PageIslands::class,
		'page_rules'     => PageRules::class,
		'plugin_languages' => PluginLanguages::class,
		'printed_widgets' => PrintedWidgets::class,
		'quote_sending'  => QuoteSending::class,
		'settings_page'  => SettingsPage::class,
	);

	/**
	 * The settings groups of all subjects (folders in `src`), in display order; `Options::register()` and `SettingParts` explain a group's parts.
	 * Each method is static or belongs to a service. If `defaults` is a class, the values are in its constant `DEFAULTS`. No class of a subject is
	 * loaded before one of its methods is called.
	 */
	const SETTINGS = array(
		'islands'        => array(
			'complete' => array( Islands::class, 'switches' ),
			'schema'   => array( PartsSchema::class, 'islands' ),
		),
		'files'          => array(
			'defaults' => array( 'runtime' => Options::RUNTIMES[0] ),
			'schema'   => PartsSchema::class . '::files',
		),
		'look'           => array(
			'defaults' => array( 'hadaya' => false ),
			'schema'   => PartsSchema::class . '::look',
		),
		'widgets'        => array(
			'complete' => array( WidgetDefaults::class, 'complete_all' ),
			'schema'   => array( WidgetSchema::class, 'all' ),
			'notes'    => array( BrokenRules::class, 'notes' ),
			'fill'     => array( WidgetList::class, 'fill' ),
			'merge'    => WidgetList::class . '::merge',
			'prepare'  => ChannelSchema::class . '::prepare',
			'formats'  => array( ChannelSchema::class, 'formats' ),
		),
		'common'         => array(
			'complete' => array( WidgetDefaults::class, 'complete_common' ),
			'schema'   => array( WidgetSchema::class, 'shared' ),
		),
		'product_button' => array(
			'defaults' => ProductButtonSchema::class,
			'schema'   => array( ProductButtonSchema::class, 'all' ),
		),
		'form'           => array(
			'complete' => array( FormDefaults::class, 'complete' ),
			'schema'   => array( FormSchema::class, 'all' ),
			'notes'    => array( FormNotes::class, 'all' ),
			'remember' => array( Consent::class, 'remember' ),
			'placeholders' => MailTemplate::class . '::placeholders',
		),
		'quote'          => array(
			'defaults' => QuoteSchema::class,
			'schema'   => array( QuoteSchema::class, 'all' ),
		),
		'messages'       => array(
			'defaults' => DataSchema::class,
			'schema'   => array( DataSchema::class, 'all' ),
			'placeholders' => AnswerTemplates::class . '::placeholders',
		),
		'statistics'     => array(
			'defaults' => CountRetention::class,
			'schema'   => CountRetention::class . '::schema',
		),
	);

	private Container $container;

	public function __construct() {
		$this->container = new Container(
			array(
				Manifest::class => static fn ( Container $container ) => Manifest::of_runtime( $container->get( Options::class )->runtime() ),
				Options::class  => static fn ( Container $container ) => self::settings( $container ),
				Loader::class   => static fn ( Container $container ) => $container->get( PageIslands::class )->loader(),
				ResourceHints::class    => static fn ( Container $container ) => $container->get( PageIslands::class )->hints(),
				MoveSources::class => static fn ( Container $container ) => new MoveSources(
					$container->get( ActivePlugins::class ),
					...array_map( array( $container, 'get' ), array( ChatySource::class, JoinchatSource::class, ClickToChatSource::class ) )
				),
				RateTable::class => static fn ( Container $container ) =>
					new RateTable( $container->get( OwnTable::class ), $GLOBALS['wpdb'], time() ),
				\wpdb::class    => static fn () => $GLOBALS['wpdb'],
			),
			self::LATER
		);
	}

	/**
	 * Returns a service, the same instance on every call.
	 *
	 * @template T of object
	 * @param class-string<T> $name Name of its class.
	 * @return T
	 */
	public function get( string $name ): object {
		return $this->container->get( $name );
	}

	/** Registers the hooks that this request may need. */
	public function register(): void {
		( new EveryRequest( $this->container ) )->register();
		if ( is_admin() ) {
			( new Screens( $this->container ) )->register();
		} else {
			( new Pages( $this->container ) )->register();
		}
	}

	/**
	 * Creates the `Options` and registers the groups of all subjects (folders in `src`).
	 *
	 * @param Container $container The container.
	 * @return Options
	 */
	private static function settings( Container $container ): Options {
		$options = new Options( $container->get( Languages::class ) );
		foreach ( self::SETTINGS as $group => $parts ) {
			foreach ( $parts as $part => $value ) {
				if ( 'defaults' === $part && is_string( $value ) ) {
					$parts['complete'] = static fn ( array $stored ): array => array_merge( $value::DEFAULTS, $stored );
				} elseif ( 'defaults' !== $part && is_array( $value ) ) {
					$parts[ $part ] = static fn ( ...$given ) => call_user_func_array( array( $container->get( $value[0] ), $value[1] ), $given );
				}
			}
			$options->register( $group, $parts );
		}
		return $options;
	}
}
