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
use Hadaya\Mail\Mails;
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
 * Wires the plugin together: hooks everything a request may need and creates services when their hooks fire.
 * `Hooks\EveryRequest`, `Hooks\Pages` and `Hooks\Screens` list the hooks.
 */
final class Plugin {

	/**
	 * Services that are injected as closures, by parameter name: few requests need them, and the others do not load
	 * their files.
	 */
	const LATER = array(
		'access'         => Access::class,
		'countries'      => Countries::class,
		'front_endpoint' => FrontEndpoint::class,
		'inbox_page'     => InboxPage::class,
		'page_contact'   => PageContact::class,
		'page_rules'     => PageRules::class,
		'plugin_languages' => PluginLanguages::class,
		'printed_widgets' => PrintedWidgets::class,
		'quote_sending'  => QuoteSending::class,
		'settings_page'  => SettingsPage::class,
	);

	private Container $container;

	public function __construct() {
		$this->container = new Container(
			array(
				Manifest::class => static fn ( Container $container ) => Manifest::of_runtime( $container->get( Options::class )->runtime() ),
				Options::class  => static fn ( Container $container ) => self::register_settings( $container ),
				Loader::class   => static fn ( Container $container ) => $container->get( PageIslands::class )->loader(),
				ResourceHints::class    => static fn ( Container $container ) => $container->get( PageIslands::class )->hints(),
				MoveSources::class => static fn ( Container $container ) => new MoveSources(
					$container->get( ActivePlugins::class ),
					$container->get( ChatySource::class ),
					$container->get( JoinchatSource::class ),
					$container->get( ClickToChatSource::class )
				),
				RateTable::class => static fn ( Container $container ) =>
					new RateTable( $container->get( OwnTable::class ), $GLOBALS['wpdb'], time() ),
				\wpdb::class    => static fn () => $GLOBALS['wpdb'],
			),
			self::LATER
		);
	}

	/**
	 * A service; the same instance on every call.
	 *
	 * @template T of object
	 * @param class-string<T> $name Name of its class.
	 * @return T
	 */
	public function get( string $name ): object {
		return $this->container->get( $name );
	}

	/**
	 * Registers all hooks.
	 */
	public function register(): void {
		( new EveryRequest( $this->container ) )->register();
		if ( is_admin() ) {
			( new Screens( $this->container ) )->register();
		} else {
			( new Pages( $this->container ) )->register();
		}
	}

	/**
	 * Registers the settings groups of all subjects, in display order. No class of a subject is loaded for that: each
	 * function gets its service from the container when it is called.
	 *
	 * @param Container $container The container.
	 * @return Options
	 */
	private static function register_settings( Container $container ): Options {
		$options = new Options( $container->get( Languages::class ) );
		$call    = static fn ( string $name, string $method ): callable
			=> static fn ( ...$given ) => call_user_func_array( array( $container->get( $name ), $method ), $given );
		self::register_parts( $options, $call );
		self::register_contact( $options, $call );
		self::register_kept( $options, $call );
		return $options;
	}

	/**
	 * The parts of the front end.
	 *
	 * @param Options  $options The settings.
	 * @param callable $call    Makes a function of the name of a class and of its method.
	 */
	private static function register_parts( Options $options, callable $call ): void {
		$options->register(
			'islands',
			array(
				'complete' => $call( Islands::class, 'switches' ),
				'schema'   => $call( PartsSchema::class, 'islands' ),
			)
		);
		$groups = array(
			'files' => array( 'runtime' => Options::RUNTIMES[0] ),
			'look'  => array( 'hadaya' => false ),
		);
		foreach ( $groups as $group => $defaults ) {
			$schema = array( PartsSchema::class, $group );
			$options->register( $group, compact( 'defaults', 'schema' ) );
		}
	}

	/**
	 * The contact widgets and their form.
	 *
	 * @param Options  $options The settings.
	 * @param callable $call    Makes a function of the name of a class and of its method.
	 */
	private static function register_contact( Options $options, callable $call ): void {
		$options->register(
			'widgets',
			array(
				'complete' => $call( WidgetDefaults::class, 'complete_all' ),
				'schema'   => $call( WidgetSchema::class, 'all' ),
				'notes'    => $call( BrokenRules::class, 'notes' ),
				'fill'     => $call( WidgetList::class, 'fill' ),
				'merge'    => array( WidgetList::class, 'merge' ),
				'prepare'  => array( ChannelSchema::class, 'prepare' ),
				'formats'  => $call( ChannelSchema::class, 'formats' ),
			)
		);
		$options->register(
			'common',
			array(
				'complete' => $call( WidgetDefaults::class, 'complete_common' ),
				'schema'   => $call( WidgetSchema::class, 'shared' ),
			)
		);
		$options->register( 'product_button', self::by_schema( ProductButtonSchema::class, $call ) );
		$options->register(
			'form',
			array(
				'complete' => $call( FormDefaults::class, 'complete' ),
				'schema'   => $call( FormSchema::class, 'all' ),
				'notes'    => $call( FormNotes::class, 'all' ),
				'remember' => $call( Consent::class, 'remember' ),
				'places'   => array( Mails::class, 'places' ),
			)
		);
	}

	/**
	 * A group that is fully described by its class, which is only loaded by requests that read the group.
	 *
	 * @param string   $name Name of its class.
	 * @param callable $call Makes a function of the name of a class and of its method.
	 * @return array<string, callable>
	 */
	private static function by_schema( string $name, callable $call ): array {
		return array(
			'complete' => static fn ( array $kept ): array => array_merge( $name::DEFAULTS, $kept ),
			'schema'   => $call( $name, 'all' ),
		);
	}

	/**
	 * Stored data and its retention.
	 *
	 * @param Options  $options The settings.
	 * @param callable $call    Makes a function of the name of a class and of its method.
	 */
	private static function register_kept( Options $options, callable $call ): void {
		$options->register( 'quote', self::by_schema( QuoteSchema::class, $call ) );
		$options->register(
			'messages',
			array(
				'defaults' => array(
					'delete_with_plugin' => false,
					'keep_days'          => 0,
					'templates'          => array(),
					'signatures'         => array(),
				),
				'schema'   => $call( DataSchema::class, 'all' ),
				'places'   => array( AnswerTemplates::class, 'places' ),
			)
		);
		$options->register(
			'statistics',
			array(
				// Allows comparing two full years.
				'defaults' => array( 'keep_months' => 25 ),
				'schema'   => array( CountRetention::class, 'schema' ),
			)
		);
	}
}
