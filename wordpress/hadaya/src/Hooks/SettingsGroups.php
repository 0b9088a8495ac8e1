<?php
/**
 * The groups of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Assets\Islands;
use Hadaya\Assets\PartsSchema;
use Hadaya\Container;
use Hadaya\Form\FormNotes;
use Hadaya\Form\FormSchema;
use Hadaya\Inbox\AnswerTemplates;
use Hadaya\Inbox\DataSchema;
use Hadaya\Mail\Mails;
use Hadaya\Quote\QuoteSchema;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountRetention;
use Hadaya\Widgets\BrokenRules;
use Hadaya\Widgets\ChannelSchema;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\FormDefaults;
use Hadaya\Widgets\WidgetDefaults;
use Hadaya\Widgets\WidgetList;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Registers every group of the settings with its subject, in the order in which the owner meets them. Nothing of a subject is read
 * for that: each function gets its part from the container when it is called.
 */
final class SettingsGroups {

	private Container $container;

	public function __construct( Container $container ) {
		$this->container = $container;
	}

	/**
	 * Registers every group.
	 *
	 * @param Options $options The settings.
	 */
	public function register( Options $options ): void {
		$this->add_parts( $options );
		$this->add_contact( $options );
		$this->add_kept( $options );
	}

	/**
	 * A function that gets a part when it is called.
	 *
	 * @param string $name   Name of its class.
	 * @param string $method Method to call.
	 * @return callable
	 */
	private function later( string $name, string $method ): callable {
		return fn ( ...$given ) => call_user_func_array( array( $this->container->get( $name ), $method ), $given );
	}

	/**
	 * The parts of the front end.
	 *
	 * @param Options $options The settings.
	 */
	private function add_parts( Options $options ): void {
		$options->register(
			'islands',
			array(
				'complete' => $this->later( Islands::class, 'switches' ),
				'schema'   => $this->later( PartsSchema::class, 'islands' ),
			)
		);
		$options->register(
			'files',
			array(
				'defaults' => array( 'runtime' => Options::RUNTIMES[0] ),
				'schema'   => array( PartsSchema::class, 'files' ),
			)
		);
		$options->register(
			'look',
			array(
				'defaults' => array( 'hadaya' => false ),
				'schema'   => array( PartsSchema::class, 'look' ),
			)
		);
	}

	/**
	 * The contact widgets and their form.
	 *
	 * @param Options $options The settings.
	 */
	private function add_contact( Options $options ): void {
		$options->register(
			'widgets',
			array(
				'complete' => $this->later( WidgetDefaults::class, 'complete_all' ),
				'schema'   => $this->later( WidgetSchema::class, 'all' ),
				'notes'    => $this->later( BrokenRules::class, 'notes' ),
				'fill'     => $this->later( WidgetList::class, 'fill' ),
				'merge'    => array( WidgetList::class, 'merge' ),
				'prepare'  => array( ChannelSchema::class, 'prepare' ),
				'formats'  => $this->later( ChannelSchema::class, 'formats' ),
			)
		);
		$options->register(
			'common',
			array(
				'complete' => $this->later( WidgetDefaults::class, 'complete_common' ),
				'schema'   => $this->later( WidgetSchema::class, 'shared' ),
			)
		);
		$options->register(
			'form',
			array(
				'complete' => $this->later( FormDefaults::class, 'complete' ),
				'schema'   => $this->later( FormSchema::class, 'all' ),
				'notes'    => $this->later( FormNotes::class, 'all' ),
				'remember' => $this->later( Consent::class, 'remember' ),
				'places'   => array( Mails::class, 'places' ),
			)
		);
	}

	/**
	 * What is kept, and for how long.
	 *
	 * @param Options $options The settings.
	 */
	private function add_kept( Options $options ): void {
		$options->register(
			'quote',
			array(
				'defaults' => QuoteSchema::DEFAULTS,
				'schema'   => $this->later( QuoteSchema::class, 'all' ),
			)
		);
		$options->register(
			'messages',
			array(
				'defaults' => array(
					'delete_with_plugin' => false,
					'keep_days'          => 0,
					'templates'          => array(),
					'signatures'         => array(),
				),
				'schema'   => $this->later( DataSchema::class, 'all' ),
				'places'   => array( AnswerTemplates::class, 'places' ),
			)
		);
		$options->register(
			'statistics',
			array(
				// Two whole years can be compared.
				'defaults' => array( 'keep_months' => 25 ),
				'schema'   => array( CountRetention::class, 'schema' ),
			)
		);
	}
}
